var e=65536,t=(t,n)=>Math.floor(t*n/e),n=(e,t,n)=>Math.max(t,Math.min(n,e));function r(e){let t=Math.floor(Math.sqrt(e));for(;t*t>e;)--t;for(;(t+1)*(t+1)<=e;)t+=1;return t}var i=1024,a=i/4;function o(e){let t=(e%i+i)%i,n=t%(i/2),r=l[n<=a?n:i/2-n];return t<512?r:-r}var s=e=>o(e+a);function c(e,t){if(e===0&&t===0)return 0;let[n,r]=[Math.abs(e),Math.abs(t)],[o,s]=n>=r?[n,r]:[r,n],[c,u]=[0,a/2];for(;c<u;){let e=c+u+1>>1;l[e]*o<=l[a-e]*s?c=e:u=e-1}let d=n>=r?c:a-c,f=e>=0?d:i/2-d;return t>=0?f%i:(i-f)%i}var l=u();function u(){let t=2n**60n,n=3141592653589793238n*t/512n/1000000000000000000n;return Array.from({length:257},(r,i)=>{let a=n*BigInt(i),[o,s]=[a,a];for(let e=1n;e<16n;e++)o=-o*a/t,o=o*a/t/(2n*e*(2n*e+1n)),s+=o;return Number((s*BigInt(e)+t/2n)/t)})}var d={left:1,right:2,up:4,down:8,a:16,b:32};function f(...e){return ee(p(2538058380,e))}function p(e,t){let n=h(e,t.length);for(let e=0;e<t.length;e++){let r=t[e];n=typeof r==`number`?m(n,r):p(n,r)}return n}function m(e,t){if(!Number.isSafeInteger(t))throw Error(`a state is made of whole numbers, not ${t}`);return h(h(e,t|0),Math.floor(t/4294967296)|0)}function h(e,t){let n=Math.imul(t,3432918353);n=n<<15|n>>>17;let r=e^Math.imul(n,461845907);return r=r<<13|r>>>19,Math.imul(r,5)+3864292196|0}function ee(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),(t^t>>>16)>>>0}var te=12;function ne(e,t=0){let n=[e[0]|0,e[1]|0,e[2]|0,e[3]^Math.imul(t,2654435769)|0];for(let e=0;e<te;e++)g(n);return n}function g(e){let[t,n,r,i]=e,a=(t+n|0)+i|0;return e[0]=n^n>>>9,e[1]=r+(r<<3)|0,e[2]=(r<<21|r>>>11)+a|0,e[3]=i+1|0,a>>>0}function _(e,t){if(t<=1)return 0;let n=4294967296-4294967296%t;for(;;){let r=g(e);if(r<n)return r%t}}function re(e,t){for(let n=t.length-1;n>0;n--){let r=_(e,n+1);[t[n],t[r]]=[t[r],t[n]]}return t}var v=1024,y=48*v,b=9*v;14*v;var ie=5*v,ae=14*v,x=[[1,0],[0,1],[-1,0],[0,-1]],S=e=>Math.round(e*48)*v;function oe(e,t){let n=t=>e.filter(e=>e.startsWith(t)).map(e=>e.slice(1).split(`,`).map(Number)),r=e=>S(t>0?t-e:e),a=t>0?-1:1;return{mills:n(`M`).map(([e,t,n,o,s,c=0])=>({x:S(e),y:r(t),arms:n,length:S(o),period:s*a,phase:(i+c*a)%i})),sliders:n(`S`).map(([e,t,n,i,o,s,c,l=0])=>({x:S(e),y:r(t),width:S(n)/2,height:S(i)/2,dx:S(o),dy:S(s)*a,period:c,phase:l})),ferries:n(`F`).map(([e,t,n,i,o,s,c=0])=>({x:S(e),y:r(t),radius:S(n),dx:S(i),dy:S(o)*a,period:s,phase:c})),tunnels:n(`T`).map(([e,n,i,a,o])=>({x:S(e),y:r(n),toX:S(i),toY:r(a),way:t>0&&o%2==1?4-o:o}))}}var se=({period:e,phase:t},n)=>((Math.floor(n*i/e)+t)%i+i)%i;function ce(e,n){let r=se(e,n);return Array.from({length:e.arms},(n,a)=>{let c=r+Math.floor(a*i/e.arms);return{x:e.x+t(s(c),e.length),y:e.y+t(o(c),e.length)}})}var le=({period:e},t,n)=>[Math.trunc(-n*12868/(e*1024)),Math.trunc(t*12868/(e*1024))];function C(n,r){let i=e-s(se(n,r))>>1;return{x:n.x+t(n.dx,i),y:n.y+t(n.dy,i)}}var w=24*v;function T({mills:e,sliders:t},n,r){for(let{x:t,y:i,length:a}of e)if(Math.abs(n-t)<a+w&&Math.abs(r-i)<a+w)return!0;for(let{x:e,y:i,dx:a,dy:o,width:s,height:c}of t)if(Math.abs(n-e-a/2)<s+Math.abs(a)/2+w&&Math.abs(r-i-o/2)<c+Math.abs(o)/2+w)return!0;return!1}var ue=15*v,de=8*v,fe=33*v,E=` `,pe=`oH,mp`,D=e=>e===`/`||e===`\\`,me={"^":`v`,v:`^`,u:`d`,d:`u`,U:`D`,D:`U`,"/":`\\`,"\\":`/`};function he(e,t=!1){let[n,...r]=e.split(`
`),[i,a,...o]=n.split(`|`),s=r.reduce((e,{length:t})=>Math.max(e,t),0),c=r.length,l=r.map(e=>Array.from(e.padEnd(s).replaceAll(`#`,E)));t&&l.reverse();let u=l.flat().map(e=>t?me[e]??e:e),d=(e,t)=>e<0||t<0||e>=s||t>=c?E:u[t*s+e],f=u.map((e,t)=>{if(!D(e))return 0;let[n,r]=[t%s,Math.floor(t/s)],i=(e,t)=>{let i=d(n+e,r+t);return i!==E&&!D(i)},a=e===`/`?-1:1,o=i(a,0)||i(0,-1),c=i(-a,0)||i(0,1);return!!o|(c?2:0)}),p=e=>u.flatMap((t,n)=>t===e?[{x:(n%s*48+24)*v,y:(Math.floor(n/s)*48+24)*v}]:[]),m=u.map((e,t)=>{if(!pe.includes(e))return e;let[n,r]=[t%s,Math.floor(t/s)],i=[d(n-1,r),d(n+1,r),d(n,r-1),d(n,r+1)];return[`i`,`s`].find(e=>i.filter(t=>t===e).length>1)??`.`}),h=ve(s,c,d,f);return{name:i,par:Number(a),columns:s,rows:c,tiles:m,halves:f,walls:h,near:u.map((e,t)=>ge(h,t%s,Math.floor(t/s))),posts:[...p(`m`).map(e=>({...e,radius:ue,isBouncy:!0})),...p(`p`).map(e=>({...e,radius:de,isBouncy:!1}))],crumbs:p(`,`),tee:p(`o`)[0],cup:p(`H`)[0],things:oe(o,t?c:0)}}var O=27*v;function ge(e,t,n){let[r,i]=[t*y-O,n*y-O],[a,o]=[r+y+2*O,i+y+2*O];return e.filter(({x1:e,y1:t,x2:n,y2:s})=>Math.min(e,n)<=a&&Math.max(e,n)>=r&&Math.min(t,s)<=o&&Math.max(t,s)>=i)}function _e(e,t,n){return D(e)?!!(t&((e===`/`?n===0||n===3:n===0||n===1)?1:2)):e!==E}function ve(e,t,n,r){let i=[],a=(t,i)=>n(t,i)===E?0:r[i*e+t]??0,o=(e,t,n,r)=>i.push(be(e,t,n,r));for(let r of[!0,!1]){let[i,s]=r?[t,e]:[e,t];for(let e=0;e<=i;e++){let t=-1;for(let i=0;i<=s;i++){let[c,l]=r?[[i,e-1],[i,e]]:[[e-1,i],[e,i]],u=i<s&&_e(n(...c),a(...c),r?2:1)!==_e(n(...l),a(...l),r?0:3);u&&t<0&&(t=i),!(u||t<0)&&(r?o(t,e,i,e):o(e,t,e,i),t=-1)}}}for(let r=0;r<t;r++)for(let t=0;t<e;t++){let e=n(t,r);e===`/`&&o(t,r+1,t+1,r),e===`\\`&&o(t,r,t+1,r+1)}return i}var ye=11585;function be(e,t,n,r){let[i,a,o,s]=[e,t,n,r].map(e=>e*y),[c,l]=[Math.sign(o-i),Math.sign(s-a)],u=c!==0&&l!==0,d=u?ye:16384,f=u?69511:Math.abs(o-i)+Math.abs(s-a);return{x1:i,y1:a,x2:o,y2:s,tx:c*d,ty:l*d,length:f}}function k({columns:e,rows:t,tiles:n,halves:r},i,a){let[o,s]=[Math.floor(i/y),Math.floor(a/y)];if(o<0||s<0||o>=e||s>=t)return E;let c=s*e+o,l=n[c];if(!D(l))return l;let[u,d]=[i-o*y,a-s*y],f=l===`/`?u+d<y:u>d;return r[c]&(f?1:2)?`.`:E}var A=[String.raw`First swing|2
/...........\
.o..,...,..H.
\.........../

Two hills|3
/...<<>>.\######
o...<<>>..\#####
\...<<>>...\####
####........\###
#####\...<<>>H.\
######\.,<<>>...
#######\.<<>>../

Soup bowl|2
##########/vvv\
/.....m...>vvv<
o....,..m.>>H<<
\.....m...>^^^<
##########\^^^/

Round the reeds|2
/........\##
o.........\#
\..........\
########....
########.,..
########....
########.H..
########\../

Lily hop|3
/...wwwww...\
o...lllll....
....lllll..H.
..,.wwwww.,..
\...wwwww.../

Mushroom grove|3
#/.....m......\
/.....m.....,..
o....,......m.H
\..m......m....
#\........m.../

Sand spoon|3
####/......\####
####.ssssss.####
o..r.ssssss....\
.....ssssss...H.
####.ssssss....,
####\........../

Duck crossing|3|S6.5,1.2,0.8,0.8,0,2.6,340
/....wwww....\
............,.
o..........p..
............H.
\....wwww..../

The big pond|4
/....wwww......\##
o...rwwww.......\#
\....llll...w...\
#....llll...ww...
#\...llww.....,H/
##\...,........./#`,String.raw`Conveyor|2
/.........\##
o...RRRR...\#
\.........,..
#######......
#######DD....
#######DD....
#######.....,
#######\..H./

Oven door|2|T8.5,2.5,5.5,4.75,0
/.......\###
o........###
\.......,###
############
####/......\
####.......H
####\....../

Two tunnels|2|T4.5,0.5,6.5,4.5,0|T4.5,4.5,6.5,0.5,0
/....#/.....\
...p.#......H
o..,.#..m....
...p.#....,..
\....#\...../

Sugar dunes|3
/...ssss......\
o...ssss..sss..
...RRRRR..sss..
...rssss..sss.H
\...ssss....,./

The whisk|2|M7.5,2.5,2,2,520
#####/...\#####
/..,........,.\
o.............H
\............./
#####\.../#####

Rolling pins|3|S5,0.7,0.6,1.4,0,2.6,320|S11,3.3,0.6,1.4,0,-2.6,280
/...............\
o................
.......,...,...H.
\.............../

Dough bumpers|3
/.....p....p..\
o...m....m.....
......p.....m.H
...m....m......
\.....p....p.,/

Pepper mill|3|M8.5,2,2,1.7,640
/................\
o.......,.........
.................H
\......../\....../

The bakery|4|M12,5,2,0.9,420
/......\##########
o...RR..\#########
\.........########
#####.....\#######
#####........,...\
#####...m.........
#####\.......m..H.`,String.raw`Thin ice|2
###/iiiii\####
/..iiiiiii...\
o..iii#iii.,.H
\..iiiiiii.../
###\iiiii/####

Snow drift|2
/...vvvvvv....\
o...vvvvvv....,
....vvvvvv....H
....vvvvvv.....
\............./

Half pipe|2
vvvvvvvvvvvv..H
iiiii,iiiiii...
oiiiiiiiimii...
iiiiiiiii,ii...
^^^^^^^^^^^^...

Ice bend|2|S7.6,4.5,0.8,0.8,2.8,0,300
iiiiiiii\###
oiiiiiiii\##
iiiiwwiiiii\
#######iiii.
#######ii,..
#######iiiH.
#######\.../

Ski jump|2
/...wwww.....\
o..rwwww...,.H
\..rwwww...../
#\..wwww..../#
##\..,...../##

The ferry|3|F4.5,1.5,1.4,4,0,640
/...wwwww....\
o...wwwww...,.
....wwwww....H
\............/

Igloo|3
/.............\
o....m....m.m..
.......,.m...m.
....m.......H..
.........m...m.
\.........m.m./

Floes|3|F3.8,1.5,1.2,2,0,480|F8.2,1.5,1.2,-2,0,480
/..wwwwww...\
o..wwwwww....
...wwwwww....
...wwwwww...H
\........,../

The long night|4|F8.2,5.5,1.4,-2,0,600
/...rwwww....\####
o...rwwww..ii.\###
\...rwwww..iii.\##
##########.iiii..#
######wwwq..ii...
/....,wwwq..m.L./#
\.H...wwwq...../##`].flatMap(e=>e.split(`

`)),j=A.length,xe=[],Se=e=>xe[e]??=he(A[e%j],e>=j);A.map(e=>e.slice(0,e.indexOf(`|`)));var M={on:0,holed:1,water:2},Ce=15*v,we=46,Te={s:230,i:7},Ee=60,De=128,Oe=10*v,ke=3*v,Ae=Math.trunc(6.2*v),je=Math.trunc(11*v),Me=420,[Ne,Pe]=[186,250],Fe=7*v,Ie=`rdqu>v<^RDLU`,Le=12*v,Re=()=>{};function N(e,t,n,r=Re){if(t.under>0)return qe(e,t,r),M.on;if(L(e,t,n),t.z===0?Be(e,t,r):Ue(t,r),t.z===0&&Ge(e,t,r))return M.holed;let{x:i,y:a}=t;return Ye(e,t,n,r),k(e,t.x,t.y)===` `&&Object.assign(t,{x:i,y:a,vx:0,vy:0}),t.z>0?M.on:ze(e,t,n+1)?M.water:(Ke(e,t,r),M.on)}var P=({vx:e,vy:t})=>r(e*e+t*t),F=(e,t,n,r,i)=>{let[a,o]=[n-e,r-t];return Math.abs(a)<i&&Math.abs(o)<i&&a*a+o*o<i*i};function I({things:e},{x:t,y:n},r){for(let i of e.ferries){let e=C(i,r);if(F(t,n,e.x,e.y,i.radius))return i}return null}function L(e,t,n){if(t.z>0||e.things.ferries.length===0)return;let r=I(e,t,n);if(!r)return;let[i,a]=[C(r,n),C(r,n+1)];t.x+=a.x-i.x,t.y+=a.y-i.y}function ze(e,{x:t,y:n},r){let i=k(e,t,n);if(i!==`w`&&i!==`l`)return!1;if(i===`l`){let e=e=>(Math.floor(e/y)+.5)*y;if(F(t,n,e(t),e(n),fe))return!1}return I(e,{x:t,y:n},r)===null}function Be(e,t,n){let r=k(e,t.x,t.y),i=String.fromCharCode(t.ground);t.ground=r.charCodeAt(0);let a=Ie.indexOf(r);if(a>=0){let[e,o]=x[a&3];a<4?He(t,e,o,n):a<8?(t.vx+=e*Ee,t.vy+=o*Ee):(i!==r&&n(10,t.x,t.y,0),t.vx=e===0?Math.trunc(t.vx*3/4):Ve(t.vx,e),t.vy=o===0?Math.trunc(t.vy*3/4):Ve(t.vy,o))}r===`s`&&i!==`s`&&P(t)>1024&&n(13,t.x,t.y,P(t)),We(t,Te[r]??we)}var Ve=(e,t)=>t>0?Math.max(e,Oe):Math.min(e,-Oe);function He(e,t,n,r){let i=e.vx*t+e.vy*n;i<ke||(e.vz=Math.trunc(i*36/100),e.z=1,r(11,e.x,e.y,i))}function Ue(e,t){if(e.vz-=De,e.z+=Math.trunc(e.vz/2),e.z>0)return;let n=-e.vz;t(12,e.x,e.y,n),e.z=+(n>2048),e.vz=n>2048?Math.trunc(n/3):0}function We(e,t){let n=P(e);if(n===0)return;let r=Math.min(Ce,Math.max(0,n-t));e.vx=Math.trunc(e.vx*r/n),e.vy=Math.trunc(e.vy*r/n)}function Ge({cup:e},t,n){let[i,a]=[e.x-t.x,e.y-t.y];if(!F(t.x,t.y,e.x,e.y,14336))return t.isOnCup&&n(7,t.x,t.y,P(t)),t.isOnCup=0,!1;let o=r(i*i+a*a);return o<je&&P(t)<Ae||(t.isOnCup=1,t.vx+=Math.trunc(i*Me/Math.max(v,o)),t.vy+=Math.trunc(a*Me/Math.max(v,o)),!1)}function Ke({things:e},t,n){for(let[r,{x:i,y:a}]of e.tunnels.entries())if(F(t.x,t.y,i,a,ae)){t.under=50,t.tunnel=r,n(9,i,a,0);return}}function qe({things:e},t,r){if(--t.under,t.under>0)return;let{toX:i,toY:a,way:o}=e.tunnels[t.tunnel],s=n(P(t),4*v,8*v);t.x=i,t.y=a,t.vx=x[o][0]*s,t.vy=x[o][1]*s,r(9,i,a,1)}var Je={mills:[],sliders:[]};function Ye(e,t,n,r){let i=Math.max(1,Math.ceil(Math.max(Math.abs(t.vx),Math.abs(t.vy))/b)),{near:a,columns:o,posts:s}=e,c=a[Math.floor(t.y/49152)*o+Math.floor(t.x/49152)]??e.walls,{mills:l,sliders:u}=T(e.things,t.x,t.y)?e.things:Je,d=l.flatMap(e=>ce(e,n+1).map(t=>({mill:e,tip:t})));for(let a=0;a<i;a++){let[a,o]=[t.x,t.y];t.x+=Math.trunc(t.vx/(2*i)),t.y+=Math.trunc(t.vy/(2*i));let l=!1;for(let e of s)$e(t,e,r)&&(l=!0);if(t.z<Le){for(let{mill:e,tip:n}of d)Xe(t,e,n,r)&&(l=!0);for(let e of u)Ze(t,e,n,r)&&(l=!0)}for(let e=0;e<2;e++)for(let e of c)Qe(t,e,r)&&(l=!0);l&&(c.some(e=>et(e,a,o,t.x,t.y))||k(e,t.x,t.y)===` `)&&(t.x=a,t.y=o,t.vx=-Math.trunc(t.vx/2),t.vy=-Math.trunc(t.vy/2))}}function Xe(e,t,r,i){let[a,o]=[r.x-t.x,r.y-t.y],s=n((e.x-t.x)*a+(e.y-t.y)*o,0,t.length*t.length),c=Math.floor(s/Math.floor(t.length*t.length/4096)),l={x:t.x+Math.trunc(a*c/4096),y:t.y+Math.trunc(o*c/4096)},[u,d]=le(t,l.x-t.x,l.y-t.y);return R(e,l,b+ie,20,i,u,d)}function Ze(e,t,r,i){let[a,o]=[C(t,r),C(t,r+1)],{width:s,height:c}=t,l={x:n(e.x,o.x-s,o.x+s),y:n(e.y,o.y-c,o.y+c)};if(l.x===e.x&&l.y===e.y){let[t,n]=[e.x-o.x,e.y-o.y];s-Math.abs(t)<c-Math.abs(n)?(l.x=o.x+(t<0?-s:s),e.x=l.x+(t<0?-1:1)):(l.y=o.y+(n<0?-c:c),e.y=l.y+(n<0?-1:1))}return R(e,l,b,20,i,(o.x-a.x)*2,(o.y-a.y)*2)}function Qe(e,{x1:t,y1:n,x2:r,y2:i,tx:a,ty:o,length:s},c){let[l,u]=[e.x-t,e.y-n];if(Math.abs(l*o-u*a)>150994944)return!1;let d=Math.trunc((l*a+u*o)/16384);return d<=0?R(e,{x:t,y:n},b,2,c):d>=s?R(e,{x:r,y:i},b,2,c):R(e,{x:t+Math.trunc(a*d/16384),y:n+Math.trunc(o*d/16384)},b,2,c)}function $e(e,t,n){return R(e,t,t.radius+b,t.isBouncy?3:2,n)}function R(e,t,n,i,a,o=0,s=0){let[c,l]=[e.x-t.x,e.y-t.y];if(Math.abs(c)>=n||Math.abs(l)>=n)return!1;let u=c*c+l*l;if(u>=n*n)return!1;let d=r(u),[f,p]=d>0?[Math.trunc(c*16384/d),Math.trunc(l*16384/d)]:e.vx>0?[-16384,0]:[16384,0];e.x=t.x+Math.trunc(f*(n+2)/16384),e.y=t.y+Math.trunc(p*(n+2)/16384);let m=Math.trunc(((e.vx-o)*f+(e.vy-s)*p)/16384);if(m>=0)return!0;let[h,ee]=[Math.trunc(f*m/16384),Math.trunc(p*m/16384)],[te,ne]=[e.vx-o-h,e.vy-s-ee],g=i===3?Math.max(Fe,-m):m>-300?0:-m*Ne/256;return e.vx=o+Math.trunc(te*Pe/256)+Math.trunc(f*g/16384),e.vy=s+Math.trunc(ne*Pe/256)+Math.trunc(p*g/16384),a(i,t.x,t.y,-m),!0}function et({x1:e,y1:t,x2:n,y2:r},i,a,o,s){let c=(i,a)=>Math.sign((n-e)*(a-t)-(r-t)*(i-e)),[l,u]=[c(i,a),c(o,s)];if(l===u||l===0)return!1;let d=(e,t)=>Math.sign((o-i)*(t-a)-(s-a)*(e-i));return d(e,t)!==d(n,r)}var z=({holes:e,at:t})=>Se(e[t%e.length]);function B(e,t,n,r,i=0){e.cues.push(t),e.news.push({cue:t,x:n,y:r,force:i})}var tt=250,V=2*b;function nt(e,t){for(let[n,i]of e.entries())for(let a of e.slice(n+1)){let[e,n]=[a.x-i.x,a.y-i.y];if(Math.abs(e)>=V||Math.abs(n)>=V||i.under+a.under>0||Math.abs(i.z-a.z)>9216)continue;let o=r(e*e+n*n);if(o===0||o>=V)continue;let[s,c]=[Math.trunc(e*16384/o),Math.trunc(n*16384/o)],l=Math.trunc(((i.vx-a.vx)*s+(i.vy-a.vy)*c)/16384);if(l<=0)continue;let u=Math.trunc(l*tt/256),[d,f]=[Math.trunc(s*u/16384),Math.trunc(c*u/16384)];i.vx-=d,i.vy-=f,a.vx+=d,a.vy+=f,t(i.x,i.y,u)}}var rt=40,it=()=>({ball:H(),strokes:0,spotX:0,spotY:0,spotFerry:-1}),H=()=>({x:0,y:0,vx:0,vy:0,z:0,vz:0,under:0,tunnel:0,isOnCup:0,ground:0});function U(e,t){let n=z(e),{clock:r}=e,{ball:i}=t,a=I(n,i,r),o=a?C(a,r):{x:0,y:0};t.spotFerry=a?n.things.ferries.indexOf(a):-1,t.spotX=i.x-o.x,t.spotY=i.y-o.y}function at(e,{ball:t,spotX:n,spotY:r,spotFerry:i}){let a=z(e).things.ferries[i],o=a?C(a,e.clock):{x:0,y:0};Object.assign(t,H(),{x:o.x+n,y:o.y+r})}function W(e){e.friends.length>0&&ot(e),e.clock+=1}function ot(e){let t=e.friends.filter((t,n)=>lt(e,t,n));for(let n of t)st(e,n);if(t.length===0)return;let n=t.map(({ball:e})=>e);(e.phase===1||e.phase===2)&&n.push(e.ball),nt(n,(t,n,r)=>B(e,22,t,n,r))}function st(e,t){let{ball:n}=t,r=z(e),i=P(n),a=n.z===0&&n.under===0;if(i===0&&a&&!T(r.things,n.x,n.y))return L(r,n,e.clock);let o=N(r,n,e.clock,(t,n,r,i)=>B(e,t,n,r,i));o===M.holed?(t.result=t.strokes,B(e,23,n.x,n.y,e.friends.indexOf(t))):o===M.water&&(B(e,4,n.x,n.y,i),at(e,t)),t.still=a&&P(n)<70?t.still+1:0,!(t.still===0||ct(n)&&t.still<rt)&&([n.vx,n.vy]=[0,0],U(e,t))}var ct=({ground:e})=>`<>^vRLUD`.includes(String.fromCharCode(e)),lt=({turn:e},{strokes:t,result:n},r)=>t>0&&n===0&&r!==e,ut=e=>e.rolled<900&&e.friends.some((t,n)=>lt(e,t,n)&&P(t.ball)>0),dt=e=>e+4,ft=2,pt=(e,t)=>e===1?12:e===3?t+ft:dt(t),mt=1e3,ht=[850,700,520,350,220,140,80,40],gt=3,_t=150,vt=10,yt=180;function bt(e,t,r,i){return(t===1?mt:ht[n(gt+t-e,0,ht.length-1)])+r*40+xt(i)}var xt=e=>Math.max(0,_t-Math.floor(Math.max(0,e-yt)/vt)),St=[[1,1,1,2],[-1,0,0,1],[-1,-1,0,0]],Ct=2,wt=100,Tt=e=>Math.floor(e/3),Et=(e,t)=>t.map(t=>{let n=St[Math.floor(t%j/9)];return Math.max(Ct,Se(t).par+n[_(e,n.length)])}),Dt=e=>wt*(Tt(e)+1);function Ot({card:e,rivals:t},n){let r=e[n];return r===void 0||t[n]===void 0?0:r<0?-1:Math.sign(t[n]-r)}var G={least:4,most:100},kt=143,At=5400,K=5400,jt=64800,Mt=132,Nt=250,Pt=50,Ft=24,It=640,Lt=20,Rt=2*v,zt=50,Bt=72*v,Vt=130*v,Ht=3*y/2,[Ut,Wt]=[24,28],Gt=4400*v,Kt={start:Jt,step:Qt,isOver:({phase:e})=>e===5,score:qt,hash:En};function qt({mode:e,points:t}){return e===4?0:t}function Jt(e,t=``){let n=ne(e),{mode:r,level:i}=Yt(t),a={mode:r,level:i,random:n,frame:0,phase:r===4?0:1,wait:0,holes:Xt(r,i,n),at:0,holeFrames:0,clock:0,players:r===4?2:1,turn:0,friends:[],asked:0,wanted:3,isStruck:0,...it(),angle:0,power:40,lastPower:0,held:0,turned:0,stillX:0,stillY:0,still:0,rolled:0,slowLeft:0,isSlow:0,taken:0,card:[],last:0,aces:0,crumbs:0,splashes:0,chain:0,bestChain:0,points:0,earned:0,rivals:[],pot:0,won:0,left:r===3?At:0,cues:[],news:[]};return r===0&&(a.rivals=Et(n,a.holes),a.pot=Dt(0)),Z(a),a}function Yt(e){let[t,n]=e.split(`-`),r=Number(n??1)-1,i=e=>Number.isInteger(r)&&r>=0&&r<e;return t===`hole`&&i(j)?{mode:1,level:r}:t===`course`&&i(3)?{mode:2,level:r}:e===`rush`?{mode:3,level:0}:e===`friends`?{mode:4,level:0}:{mode:0,level:0}}function Xt(e,t,n){if(e===1)return[t];let r=e=>e+j*_(n,2);return e===2?Array.from({length:9},(e,n)=>t*9+n):e===3?Zt.flatMap(e=>re(n,[...e]).map(r)):Array.from({length:3},(e,t)=>Array.from({length:3},(e,i)=>r(t*9+i*3+_(n,3)))).flat()}var Zt=[[0,1,2,3,9,10,18,19,20,21],[4,5,11,12,13,14,15]];function Qt(e,t){e.cues.length=0,e.news.length=0,e.phase!==5&&(e.frame+=1,e.wait+=1,e.phase===0?$t(e,t):tn(e,t),e.held=t.held,e.frame>jt&&e.phase!==2&&e.phase!==5&&Q(e))}var q=(e,t,n)=>(t&n)!==0&&(e.held&n)===0;function $t(e,{held:t,taps:r}){let i=+!!q(e,t,d.right)-!!q(e,t,d.left),a=(t,r)=>{e.asked?e.wanted=n(Math.round(r/3)*3,3,9):e.players=n(t,2,4)};i!==0&&(a(e.players+i,e.wanted+3*i),B(e,17,0,0));let o=q(e,t,d.a);for(let e of r)e>>17==1&&!o&&(a(e&15,e&15),o=!0);if(o&&e.asked)return en(e);o?[e.asked,e.wait]=[1,0]:e.wait>5400&&Q(e)}function en(e){e.holes=e.holes.filter((t,n)=>n%3<e.wanted/3),e.friends=Array.from({length:e.players},()=>({...it(),result:0,still:0})),Z(e),$(e,1),B(e,15,e.ball.x,e.ball.y)}function tn(e,t){let{phase:n,mode:r}=e;if(r===3&&e.left>0&&--e.left,(n===1||n===2||n===3)&&(e.holeFrames+=1),n===1)rn(e,t);else if(n===2)ln(e);else{for(let t=0;t<2;t++)W(e);let r=e.wait>Ft&&(q(e,t.held,d.a)||t.taps.includes(524288));n===3&&e.wait>=56?hn(e):n===4&&(r||e.wait>=nn(e))&&bn(e)}}var nn=({mode:e,last:t})=>e===3?Pt:t===1?Nt:Mt;function rn(e,{held:t,taps:r}){let a=z(e);an(e,t);let o=q(e,t,d.a);for(let t of r)t&524288?o=!0:t>>18==1&&(e.angle=t>>7&i-1,e.power=n(t&127,G.least,G.most));for(let t=0;t<2;t++)T(a.things,e.ball.x,e.ball.y)?N(a,e.ball,e.clock):L(a,e.ball,e.clock),W(e);if(o)return sn(e);if(P(e.ball)>512)return cn(e);if(e.mode===3){e.left===0&&Q(e);return}let s=K-(e.mode===4?e.wait:e.holeFrames);s<=900&&s>0&&s%60==0&&B(e,18,e.ball.x,e.ball.y,s/60),s<=0&&yn(e)}function an(e,t){let r=(t&d.right?1:0)-(t&d.left?1:0),a=(t&d.up?1:0)-(t&d.down?1:0);if(e.turned=r===0&&a===0?0:e.turned+1,e.turned!==1&&e.turned<=12)return;let o=e.turned>60?6:e.turned>30?3:1;e.angle=(e.angle+r*o+i)%i,a!==0&&(e.turned===1||e.turned%2==0)&&(e.power=n(e.power+a*(o>1?2:1),G.least,G.most)),e.turned===1&&B(e,17,e.ball.x,e.ball.y)}var on=(e,t)=>{let n=t*kt;return{vx:Math.trunc(s(e)*n/65536),vy:Math.trunc(o(e)*n/65536)}};function sn(e){let{ball:t,angle:n,power:r}=e;U(e,e),Object.assign(t,on(n,r)),e.strokes+=1,e.isStruck=1,e.lastPower=r,B(e,1,t.x,t.y,r),cn(e)}function cn(e){let{ball:t}=e,{cup:n}=z(e);$(e,2),[e.stillX,e.stillY,e.still,e.rolled,e.isSlow]=[t.x,t.y,0,0,0],e.slowLeft=J(t.x-n.x,t.y-n.y)>Vt?zt:0}var J=(e,t)=>Math.max(Math.abs(e),Math.abs(t));function ln(e){let t=z(e),{ball:n}=e;e.rolled+=1,un(e);for(let r=e.isSlow;r<2;r++){let r=N(t,n,e.clock,(t,n,r,i)=>B(e,t,n,r,i));if(W(e),r===M.holed)return gn(e);if(r===M.water)return mn(e);dn(e)}fn(e)&&!ut(e)&&Y(e)}function un(e){let{ball:t,slowLeft:n}=e,{cup:r}=z(e),[i,a]=[r.x-t.x,r.y-t.y];e.isSlow=+(J(i,a)<Bt&&i*t.vx+a*t.vy>0&&t.z===0&&t.under===0&&n>0&&e.mode!==3),e.slowLeft-=e.isSlow}function dn(e){let{ball:t}=e;for(let[n,{x:r,y:i}]of z(e).crumbs.entries())e.taken&1<<n||t.z>20480||J(t.x-r,t.y-i)>18432||(e.taken|=1<<n,e.crumbs+=1,B(e,8,r,i))}function fn(e){let{ball:t,stillX:n,stillY:r}=e;return t.z>0||t.under>0?!1:P(t)<70&&!ct(t)||(J(t.x-n,t.y-r)>Rt?[e.stillX,e.stillY,e.still]=[t.x,t.y,0]:e.still+=1,e.still>=Lt||e.rolled>=900)}function Y(e){let{ball:t}=e;[t.vx,t.vy,e.isSlow]=[0,0,0],B(e,19,t.x,t.y);let{par:n}=z(e);e.strokes>=pt(e.mode,n)||e.holeFrames>=pn(e)?yn(e):e.mode===3&&e.left===0?Q(e):e.mode===4&&e.isStruck?Sn(e):X(e)}var pn=({mode:e})=>e===3||e===4?1/0:K;function mn(e){let{ball:t}=e;B(e,4,t.x,t.y,P(t)),[t.vx,t.vy,e.isSlow]=[0,0,0],e.splashes+=1,$(e,3)}function hn(e){at(e,e),Y(e)}function X(e){let{ball:t}=e,{cup:n}=z(e),[r,a]=[n.x-t.x,n.y-t.y],o=J(r,a),s=Math.max(Ut,Math.trunc(Gt/Math.max(o,Ht))),l=e.strokes===0||o>Ht?(s+_(e.random,Wt))*(_(e.random,2)*2-1):0;e.angle=(c(r,a)+l+i)%i,e.power=40,$(e,1)}function gn(e){let{ball:t,strokes:n,holeFrames:r,taken:i}=e,{cup:a,par:o,crumbs:s}=z(e);[t.x,t.y,t.vx,t.vy,e.isSlow]=[a.x,a.y,0,0,0];let c=s.filter((e,t)=>i&1<<t).length,l=e.mode===3?K:r;e.chain=n<=o?Math.min(3,e.chain+1):0,e.bestChain=Math.max(e.bestChain,e.chain);let u=e.mode===3;e.earned=u&&n>o?60:bt(o,n,c,l)*(u?e.chain:1),e.points+=e.earned,n===1&&(e.aces+=1),_n(e,n),B(e,n===1?6:5,a.x,a.y,n-o),$(e,4)}function _n(e,t){e.last=t,e.mode===4?e.friends[e.turn].result=t:e.card.push(t),e.mode===0&&vn(e)}function vn(e){let t=Ot(e,e.at);e.won=t>0?e.pot:0,e.points+=e.won,e.pot=(t===0?e.pot:0)+Dt(e.at+1)}function yn(e){let{ball:t}=e;e.earned=0,e.chain=0,_n(e,-1),B(e,14,t.x,t.y),e.strokes===0&&e.mode!==4?Q(e):$(e,4)}function bn(e){e.mode===4?Sn(e):xn(e)}function xn(e){if(e.mode===3?e.left===0:e.at+1>=e.holes.length)return Q(e);e.at+=1,Z(e),$(e,1),B(e,15,e.ball.x,e.ball.y)}function Sn(e){let{friends:t,players:n,turn:r}=e;Cn(e,t[r]);for(let i=1;i<=n;i++){let a=(r+i)%n;if(!t[a].result){e.turn=a,wn(e,t[a]),X(e),a!==r&&B(e,21,e.ball.x,e.ball.y);return}}let i=t.some(({strokes:e})=>e>0);e.card.push(...t.map(({result:e})=>e));for(let e of t)Object.assign(e,{strokes:0,result:0});e.strokes=0,i?xn(e):Q(e)}function Cn(e,t){Object.assign(t.ball,e.ball),t.strokes=e.strokes,U(e,t)}function wn(e,{ball:t,strokes:n,spotX:r,spotY:i,spotFerry:a}){Object.assign(e.ball,n>0?t:{...H(),...z(e).tee}),Object.assign(e,{strokes:n,spotX:r,spotY:i,spotFerry:a}),n===0&&U(e,e)}function Z(e){let{tee:t}=z(e);Object.assign(e.ball,H(),t);let n=e.mode===1?0:_(e.random,It);Object.assign(e,{holeFrames:0,clock:n,strokes:0,taken:0,spotX:t.x,spotY:t.y,spotFerry:-1}),e.turn=e.mode===4?e.at%e.players:0;let{phase:r}=e;X(e),e.phase=r}function Q(e){$(e,5),B(e,16,e.ball.x,e.ball.y)}function $(e,t){t===1&&(e.isStruck=0),e.phase=t,e.wait=0}var Tn=e=>typeof e==`number`?e:Object.values(e).map(Tn);function En(e){return f(Object.entries(e).flatMap(([e,t])=>e===`cues`||e===`news`?[]:[Tn(t)]))}export{Kt as rules};