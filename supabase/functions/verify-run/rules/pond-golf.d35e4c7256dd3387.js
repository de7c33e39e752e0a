var e=65536,t=(t,n)=>Math.floor(t*n/e),n=(e,t,n)=>Math.max(t,Math.min(n,e));function r(e){let t=Math.floor(Math.sqrt(e));for(;t*t>e;)--t;for(;(t+1)*(t+1)<=e;)t+=1;return t}var i=1024,a=i/4;function o(e){let t=(e%i+i)%i,n=t%(i/2),r=l[n<=a?n:i/2-n];return t<512?r:-r}var s=e=>o(e+a);function c(e,t){if(e===0&&t===0)return 0;let[n,r]=[Math.abs(e),Math.abs(t)],[o,s]=n>=r?[n,r]:[r,n],[c,u]=[0,a/2];for(;c<u;){let e=c+u+1>>1;l[e]*o<=l[a-e]*s?c=e:u=e-1}let d=n>=r?c:a-c,f=e>=0?d:i/2-d;return t>=0?f%i:(i-f)%i}var l=u();function u(){let t=2n**60n,n=3141592653589793238n*t/512n/1000000000000000000n;return Array.from({length:257},(r,i)=>{let a=n*BigInt(i),[o,s]=[a,a];for(let e=1n;e<16n;e++)o=-o*a/t,o=o*a/t/(2n*e*(2n*e+1n)),s+=o;return Number((s*BigInt(e)+t/2n)/t)})}var d={left:1,right:2,up:4,down:8,a:16,b:32};function f(...e){return g(p(2538058380,e))}function p(e,t){let n=h(e,t.length);for(let e=0;e<t.length;e++){let r=t[e];n=typeof r==`number`?m(n,r):p(n,r)}return n}function m(e,t){if(!Number.isSafeInteger(t))throw Error(`a state is made of whole numbers, not ${t}`);return h(h(e,t|0),Math.floor(t/4294967296)|0)}function h(e,t){let n=Math.imul(t,3432918353);n=n<<15|n>>>17;let r=e^Math.imul(n,461845907);return r=r<<13|r>>>19,Math.imul(r,5)+3864292196|0}function g(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),(t^t>>>16)>>>0}var ee=12;function te(e,t=0){let n=[e[0]|0,e[1]|0,e[2]|0,e[3]^Math.imul(t,2654435769)|0];for(let e=0;e<ee;e++)_(n);return n}function _(e){let[t,n,r,i]=e,a=(t+n|0)+i|0;return e[0]=n^n>>>9,e[1]=r+(r<<3)|0,e[2]=(r<<21|r>>>11)+a|0,e[3]=i+1|0,a>>>0}function v(e,t){if(t<=1)return 0;let n=4294967296-4294967296%t;for(;;){let r=_(e);if(r<n)return r%t}}function ne(e,t){for(let n=t.length-1;n>0;n--){let r=v(e,n+1);[t[n],t[r]]=[t[r],t[n]]}return t}var y=1024,b=48*y,x=9*y;14*y;var re=5*y,ie=14*y,S=[[1,0],[0,1],[-1,0],[0,-1]],C=e=>Math.round(e*48)*y;function ae(e,t){let n=t=>e.filter(e=>e.startsWith(t)).map(e=>e.slice(1).split(`,`).map(Number)),r=e=>C(t>0?t-e:e),a=t>0?-1:1;return{mills:n(`M`).map(([e,t,n,o,s,c=0])=>({x:C(e),y:r(t),arms:n,length:C(o),period:s*a,phase:(i+c*a)%i})),sliders:n(`S`).map(([e,t,n,i,o,s,c,l=0])=>({x:C(e),y:r(t),width:C(n)/2,height:C(i)/2,dx:C(o),dy:C(s)*a,period:c,phase:l})),ferries:n(`F`).map(([e,t,n,i,o,s,c=0])=>({x:C(e),y:r(t),radius:C(n),dx:C(i),dy:C(o)*a,period:s,phase:c})),tunnels:n(`T`).map(([e,n,i,a,o])=>({x:C(e),y:r(n),toX:C(i),toY:r(a),way:t>0&&o%2==1?4-o:o}))}}var oe=({period:e,phase:t},n)=>((Math.floor(n*i/e)+t)%i+i)%i;function se(e,n){let r=oe(e,n);return Array.from({length:e.arms},(n,a)=>{let c=r+Math.floor(a*i/e.arms);return{x:e.x+t(s(c),e.length),y:e.y+t(o(c),e.length)}})}var ce=({period:e},t,n)=>[Math.trunc(-n*12868/(e*1024)),Math.trunc(t*12868/(e*1024))];function w(n,r){let i=e-s(oe(n,r))>>1;return{x:n.x+t(n.dx,i),y:n.y+t(n.dy,i)}}var T=24*y;function E({mills:e,sliders:t},n,r){for(let{x:t,y:i,length:a}of e)if(Math.abs(n-t)<a+T&&Math.abs(r-i)<a+T)return!0;for(let{x:e,y:i,dx:a,dy:o,width:s,height:c}of t)if(Math.abs(n-e-a/2)<s+Math.abs(a)/2+T&&Math.abs(r-i-o/2)<c+Math.abs(o)/2+T)return!0;return!1}var le=15*y,ue=8*y,de=31*y,D=` `,fe=`oH,mp`,O=e=>e===`/`||e===`\\`,pe={"^":`v`,v:`^`,u:`d`,d:`u`,U:`D`,D:`U`,"/":`\\`,"\\":`/`};function me(e,t=!1){let[n,...r]=e.split(`
`),[i,a,...o]=n.split(`|`),s=r.reduce((e,{length:t})=>Math.max(e,t),0),c=r.length,l=r.map(e=>Array.from(e.padEnd(s).replaceAll(`#`,D)));t&&l.reverse();let u=l.flat().map(e=>t?pe[e]??e:e),d=(e,t)=>e<0||t<0||e>=s||t>=c?D:u[t*s+e],f=u.map((e,t)=>{if(!O(e))return 0;let[n,r]=[t%s,Math.floor(t/s)],i=(e,t)=>{let i=d(n+e,r+t);return i!==D&&!O(i)},a=e===`/`?-1:1,o=i(a,0)||i(0,-1),c=i(-a,0)||i(0,1);return!!o|(c?2:0)}),p=e=>u.flatMap((t,n)=>t===e?[{x:(n%s*48+24)*y,y:(Math.floor(n/s)*48+24)*y}]:[]),m=u.map((e,t)=>{if(!fe.includes(e))return e;let[n,r]=[t%s,Math.floor(t/s)],i=[d(n-1,r),d(n+1,r),d(n,r-1),d(n,r+1)];return[`i`,`s`].find(e=>i.filter(t=>t===e).length>1)??`.`}),h=_e(s,c,d,f);return{name:i,par:Number(a),columns:s,rows:c,tiles:m,halves:f,walls:h,near:u.map((e,t)=>he(h,t%s,Math.floor(t/s))),posts:[...p(`m`).map(e=>({...e,radius:le,isBouncy:!0})),...p(`p`).map(e=>({...e,radius:ue,isBouncy:!1}))],crumbs:p(`,`),tee:p(`o`)[0],cup:p(`H`)[0],things:ae(o,t?c:0)}}var k=27*y;function he(e,t,n){let[r,i]=[t*b-k,n*b-k],[a,o]=[r+b+2*k,i+b+2*k];return e.filter(({x1:e,y1:t,x2:n,y2:s})=>Math.min(e,n)<=a&&Math.max(e,n)>=r&&Math.min(t,s)<=o&&Math.max(t,s)>=i)}function ge(e,t,n){return O(e)?!!(t&((e===`/`?n===0||n===3:n===0||n===1)?1:2)):e!==D}function _e(e,t,n,r){let i=[],a=(t,i)=>n(t,i)===D?0:r[i*e+t]??0,o=(e,t,n,r)=>i.push(ye(e,t,n,r));for(let r of[!0,!1]){let[i,s]=r?[t,e]:[e,t];for(let e=0;e<=i;e++){let t=-1;for(let i=0;i<=s;i++){let[c,l]=r?[[i,e-1],[i,e]]:[[e-1,i],[e,i]],u=i<s&&ge(n(...c),a(...c),r?2:1)!==ge(n(...l),a(...l),r?0:3);u&&t<0&&(t=i),!(u||t<0)&&(r?o(t,e,i,e):o(e,t,e,i),t=-1)}}}for(let r=0;r<t;r++)for(let t=0;t<e;t++){let e=n(t,r);e===`/`&&o(t,r+1,t+1,r),e===`\\`&&o(t,r,t+1,r+1)}return i}var ve=11585;function ye(e,t,n,r){let[i,a,o,s]=[e,t,n,r].map(e=>e*b),[c,l]=[Math.sign(o-i),Math.sign(s-a)],u=c!==0&&l!==0,d=u?ve:16384,f=u?69511:Math.abs(o-i)+Math.abs(s-a);return{x1:i,y1:a,x2:o,y2:s,tx:c*d,ty:l*d,length:f}}function A({columns:e,rows:t,tiles:n,halves:r},i,a){let[o,s]=[Math.floor(i/b),Math.floor(a/b)];if(o<0||s<0||o>=e||s>=t)return D;let c=s*e+o,l=n[c];if(!O(l))return l;let[u,d]=[i-o*b,a-s*b],f=l===`/`?u+d<b:u>d;return r[c]&(f?1:2)?`.`:D}var j=[String.raw`First swing|2
/............\
o...,...,....H
\............/

Round the reeds|2
/........\##
o.........\#
\..........\
########....
########.,..
########....
########.H..
########\../

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

Duck crossing|3|S6.1,1.5,0.8,0.8,0,3,330|S7.3,1.5,0.6,0.6,0,3,330,840
/...wwwwww...\
....wwwwww..,.
o..........p..
.............H
\...wwwwww.../

Lily hop|3
/...wwwww...\
o...lllll....
....lllll..H.
..,.wwwww.,..
\.........../

The big pond|4
/....wwwwww....\##
o...rwwwwww.....\#
\....wwllww..ww..\
#....wwllww..ww...
#\....wwww..m..,H/
##\...,........./#`,String.raw`The whisk|2|M7.5,2.5,2,2,520
#####/...\#####
/..,........,.\
o.............H
\............./
#####\.../#####

Oven door|2|T8.5,2.5,5.5,4.75,0
/.......\###
o........###
\.......,###
############
####/......\
####.......H
####\....../

Conveyor|2
/.........\##
o...RRRR...\#
\.........,..
#######......
#######DD....
#######DD....
#######......
#######\..,H/

Rolling pins|3|S5,0.7,0.6,1.4,0,2.6,320|S11,3.3,0.6,1.4,0,-2.6,280
/...............\
o................
.......,...,...H.
\.............../

Sugar dunes|3
/...ssss......\
o...ssss..sss..
...RRRRR..sss..
...rssss..sss.H
\...ssss....,./

Two tunnels|2|T4.5,0.5,6.5,4.5,0|T4.5,4.5,6.5,0.5,0
/....#/.....\
...p.#......H
o..,.#..m....
...p.#....,..
\....#\...../

Pepper mill|3|M8.5,2,2,1.7,640
/................\
o.......,.........
.................H
\......../\....../

Dough bumpers|3
/.....p....p..\
o...m....m.....
......p.....m.H
...m....m......
\.....p....p.,/

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

Ski jump|2
/...wwww.....\
o..rwwww...,.H
\..rwwww...../
#\..wwww..../#
##\..,...../##

Ice bend|2|S7.6,4.5,0.8,0.8,2.8,0,300
iiiiiiii\###
oiiiiiiii\##
iiiiwwiiiii\
#######iiii.
#######ii,..
#######iiiH.
#######\.../

The ferry|3|F4.5,1.5,1.4,4,0,640
/...wwwww....\
o...wwwww...,.
....wwwww....H
\............/

Snow drift|2
/...vvvvvv....\
o...vvvvvv....,
....vvvvvv....H
....vvvvvv.....
\............./

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

Half pipe|2
vvvvvvvvvvvv..H
iiiii,iiiiii...
oiiiiiiiimii...
iiiiiiiii,ii...
^^^^^^^^^^^^...

The long night|4|F8.2,5.5,1.4,-2,0,600
/...rwww.....\####
o...rwww...ii.\###
\...rwww...iii.\##
##########.iiii..#
######wwwq..ii...#
/.....wwwq....L./#
\.H...wwwq...../##`].flatMap(e=>e.split(`

`)),M=j.length,be=[],xe=e=>be[e]??=me(j[e%M],e>=M);j.map(e=>e.slice(0,e.indexOf(`|`)));var N={on:0,holed:1,water:2},Se=15*y,Ce=46,we={s:230,i:7},Te=60,Ee=128,De=10*y,Oe=3*y,ke=Math.trunc(6.2*y),Ae=Math.trunc(11*y),je=420,[Me,Ne]=[186,250],Pe=7*y,Fe=`rdqu>v<^RDLU`,Ie=12*y,Le=()=>{};function P(e,t,n,r=Le){return t.under>0?(Ke(e,t,r),N.on):(R(e,t,n),t.z===0?ze(e,t,r):He(t,r),t.z===0&&We(e,t,r)?N.holed:(Je(e,t,n,r),t.z>0?N.on:Re(e,t,n+1)?N.water:(Ge(e,t,r),N.on)))}var F=({vx:e,vy:t})=>r(e*e+t*t),I=(e,t,n,r,i)=>{let[a,o]=[n-e,r-t];return Math.abs(a)<i&&Math.abs(o)<i&&a*a+o*o<i*i};function L({things:e},{x:t,y:n},r){for(let i of e.ferries){let e=w(i,r);if(I(t,n,e.x,e.y,i.radius))return i}return null}function R(e,t,n){if(t.z>0||e.things.ferries.length===0)return;let r=L(e,t,n);if(!r)return;let[i,a]=[w(r,n),w(r,n+1)];t.x+=a.x-i.x,t.y+=a.y-i.y}function Re(e,{x:t,y:n},r){let i=A(e,t,n);if(i!==`w`&&i!==`l`)return!1;if(i===`l`){let e=e=>(Math.floor(e/b)+.5)*b;if(I(t,n,e(t),e(n),de))return!1}return L(e,{x:t,y:n},r)===null}function ze(e,t,n){let r=A(e,t.x,t.y),i=String.fromCharCode(t.ground);t.ground=r.charCodeAt(0);let a=Fe.indexOf(r);if(a>=0){let[e,o]=S[a&3];a<4?Ve(t,e,o,n):a<8?(t.vx+=e*Te,t.vy+=o*Te):(i!==r&&n(10,t.x,t.y,0),t.vx=e===0?Math.trunc(t.vx*3/4):Be(t.vx,e),t.vy=o===0?Math.trunc(t.vy*3/4):Be(t.vy,o))}r===`s`&&i!==`s`&&F(t)>1024&&n(13,t.x,t.y,F(t)),Ue(t,we[r]??Ce)}var Be=(e,t)=>t>0?Math.max(e,De):Math.min(e,-De);function Ve(e,t,n,r){let i=e.vx*t+e.vy*n;i<Oe||(e.vz=Math.trunc(i*36/100),e.z=1,r(11,e.x,e.y,i))}function He(e,t){if(e.vz-=Ee,e.z+=Math.trunc(e.vz/2),e.z>0)return;let n=-e.vz;t(12,e.x,e.y,n),e.z=+(n>2048),e.vz=n>2048?Math.trunc(n/3):0}function Ue(e,t){let n=F(e);if(n===0)return;let r=Math.min(Se,Math.max(0,n-t));e.vx=Math.trunc(e.vx*r/n),e.vy=Math.trunc(e.vy*r/n)}function We({cup:e},t,n){let[i,a]=[e.x-t.x,e.y-t.y];if(!I(t.x,t.y,e.x,e.y,14336))return t.isOnCup&&n(7,t.x,t.y,F(t)),t.isOnCup=0,!1;let o=r(i*i+a*a);return o<Ae&&F(t)<ke||(t.isOnCup=1,t.vx+=Math.trunc(i*je/Math.max(y,o)),t.vy+=Math.trunc(a*je/Math.max(y,o)),!1)}function Ge({things:e},t,n){for(let[r,{x:i,y:a}]of e.tunnels.entries())if(I(t.x,t.y,i,a,ie)){t.under=50,t.tunnel=r,n(9,i,a,0);return}}function Ke({things:e},t,r){if(--t.under,t.under>0)return;let{toX:i,toY:a,way:o}=e.tunnels[t.tunnel],s=n(F(t),4*y,8*y);t.x=i,t.y=a,t.vx=S[o][0]*s,t.vy=S[o][1]*s,r(9,i,a,1)}var qe={mills:[],sliders:[]};function Je(e,t,n,r){let i=Math.max(1,Math.ceil(Math.max(Math.abs(t.vx),Math.abs(t.vy))/x)),{near:a,columns:o,posts:s}=e,c=a[Math.floor(t.y/49152)*o+Math.floor(t.x/49152)]??e.walls,{mills:l,sliders:u}=E(e.things,t.x,t.y)?e.things:qe,d=l.flatMap(e=>se(e,n+1).map(t=>({mill:e,tip:t})));for(let a=0;a<i;a++){let[a,o]=[t.x,t.y];t.x+=Math.trunc(t.vx/(2*i)),t.y+=Math.trunc(t.vy/(2*i));let l=!1;for(let e of s)Qe(t,e,r)&&(l=!0);if(t.z<Ie){for(let{mill:e,tip:n}of d)Ye(t,e,n,r)&&(l=!0);for(let e of u)Xe(t,e,n,r)&&(l=!0)}for(let e=0;e<2;e++)for(let e of c)Ze(t,e,r)&&(l=!0);l&&(c.some(e=>$e(e,a,o,t.x,t.y))||A(e,t.x,t.y)===` `)&&(t.x=a,t.y=o,t.vx=-Math.trunc(t.vx/2),t.vy=-Math.trunc(t.vy/2))}}function Ye(e,t,r,i){let[a,o]=[r.x-t.x,r.y-t.y],s=n((e.x-t.x)*a+(e.y-t.y)*o,0,t.length*t.length),c=Math.floor(s/Math.floor(t.length*t.length/4096)),l={x:t.x+Math.trunc(a*c/4096),y:t.y+Math.trunc(o*c/4096)},[u,d]=ce(t,l.x-t.x,l.y-t.y);return z(e,l,x+re,20,i,u,d)}function Xe(e,t,r,i){let[a,o]=[w(t,r),w(t,r+1)],{width:s,height:c}=t,l={x:n(e.x,o.x-s,o.x+s),y:n(e.y,o.y-c,o.y+c)};if(l.x===e.x&&l.y===e.y){let[t,n]=[e.x-o.x,e.y-o.y];s-Math.abs(t)<c-Math.abs(n)?(l.x=o.x+(t<0?-s:s),e.x=l.x+(t<0?-1:1)):(l.y=o.y+(n<0?-c:c),e.y=l.y+(n<0?-1:1))}return z(e,l,x,20,i,(o.x-a.x)*2,(o.y-a.y)*2)}function Ze(e,{x1:t,y1:n,x2:r,y2:i,tx:a,ty:o,length:s},c){let[l,u]=[e.x-t,e.y-n];if(Math.abs(l*o-u*a)>150994944)return!1;let d=Math.trunc((l*a+u*o)/16384);return d<=0?z(e,{x:t,y:n},x,2,c):d>=s?z(e,{x:r,y:i},x,2,c):z(e,{x:t+Math.trunc(a*d/16384),y:n+Math.trunc(o*d/16384)},x,2,c)}function Qe(e,t,n){return z(e,t,t.radius+x,t.isBouncy?3:2,n)}function z(e,t,n,i,a,o=0,s=0){let[c,l]=[e.x-t.x,e.y-t.y];if(Math.abs(c)>=n||Math.abs(l)>=n)return!1;let u=c*c+l*l;if(u>=n*n)return!1;let d=r(u),[f,p]=d>0?[Math.trunc(c*16384/d),Math.trunc(l*16384/d)]:e.vx>0?[-16384,0]:[16384,0];e.x=t.x+Math.trunc(f*(n+2)/16384),e.y=t.y+Math.trunc(p*(n+2)/16384);let m=Math.trunc(((e.vx-o)*f+(e.vy-s)*p)/16384);if(m>=0)return!0;let[h,g]=[Math.trunc(f*m/16384),Math.trunc(p*m/16384)],[ee,te]=[e.vx-o-h,e.vy-s-g],_=i===3?Math.max(Pe,-m):m>-300?0:-m*Me/256;return e.vx=o+Math.trunc(ee*Ne/256)+Math.trunc(f*_/16384),e.vy=s+Math.trunc(te*Ne/256)+Math.trunc(p*_/16384),a(i,t.x,t.y,-m),!0}function $e({x1:e,y1:t,x2:n,y2:r},i,a,o,s){let c=(i,a)=>Math.sign((n-e)*(a-t)-(r-t)*(i-e)),[l,u]=[c(i,a),c(o,s)];if(l===u||l===0)return!1;let d=(e,t)=>Math.sign((o-i)*(t-a)-(s-a)*(e-i));return d(e,t)!==d(n,r)}var B=({holes:e,at:t})=>xe(e[t%e.length]);function V(e,t,n,r,i=0){e.cues.push(t),e.news.push({cue:t,x:n,y:r,force:i})}var et=250,H=2*x;function tt(e,t){for(let[n,i]of e.entries())for(let a of e.slice(n+1)){let[e,n]=[a.x-i.x,a.y-i.y];if(Math.abs(e)>=H||Math.abs(n)>=H||i.under+a.under>0||Math.abs(i.z-a.z)>9216)continue;let o=r(e*e+n*n);if(o===0||o>=H)continue;let[s,c]=[Math.trunc(e*16384/o),Math.trunc(n*16384/o)],l=Math.trunc(((i.vx-a.vx)*s+(i.vy-a.vy)*c)/16384);if(l<=0)continue;let u=Math.trunc(l*et/256),[d,f]=[Math.trunc(s*u/16384),Math.trunc(c*u/16384)];i.vx-=d,i.vy-=f,a.vx+=d,a.vy+=f,t(i.x,i.y,u)}}var nt=40,rt=()=>({ball:U(),strokes:0,spotX:0,spotY:0,spotFerry:-1}),U=()=>({x:0,y:0,vx:0,vy:0,z:0,vz:0,under:0,tunnel:0,isOnCup:0,ground:0});function W(e,t){let n=B(e),{clock:r}=e,{ball:i}=t,a=L(n,i,r),o=a?w(a,r):{x:0,y:0};t.spotFerry=a?n.things.ferries.indexOf(a):-1,t.spotX=i.x-o.x,t.spotY=i.y-o.y}function it(e,{ball:t,spotX:n,spotY:r,spotFerry:i}){let a=B(e).things.ferries[i],o=a?w(a,e.clock):{x:0,y:0};Object.assign(t,U(),{x:o.x+n,y:o.y+r})}function G(e){e.friends.length>0&&at(e),e.clock+=1}function at(e){let t=e.friends.filter((t,n)=>ct(e,t,n));for(let n of t)ot(e,n);if(t.length===0)return;let n=t.map(({ball:e})=>e);(e.phase===1||e.phase===2)&&n.push(e.ball),tt(n,(t,n,r)=>V(e,22,t,n,r))}function ot(e,t){let{ball:n}=t,r=B(e),i=F(n),a=n.z===0&&n.under===0;if(i===0&&a&&!E(r.things,n.x,n.y))return R(r,n,e.clock);let o=P(r,n,e.clock,(t,n,r,i)=>V(e,t,n,r,i));o===N.holed?(t.result=t.strokes,V(e,23,n.x,n.y,e.friends.indexOf(t))):o===N.water&&(V(e,4,n.x,n.y,i),it(e,t)),t.still=a&&F(n)<70?t.still+1:0,!(t.still===0||st(n)&&t.still<nt)&&([n.vx,n.vy]=[0,0],W(e,t))}var st=({ground:e})=>`<>^vRLUD`.includes(String.fromCharCode(e)),ct=({turn:e},{strokes:t,result:n},r)=>t>0&&n===0&&r!==e,lt=e=>e.rolled<900&&e.friends.some((t,n)=>ct(e,t,n)&&F(t.ball)>0),ut=e=>e+4,dt=2,ft=(e,t)=>e===1?12:e===3?t+dt:ut(t),pt=1e3,mt=[850,700,520,350,220,140,80,40],ht=3,gt=150,_t=10,vt=180;function yt(e,t,r,i){return(t===1?pt:mt[n(ht+t-e,0,mt.length-1)])+r*40+bt(i)}var bt=e=>Math.max(0,gt-Math.floor(Math.max(0,e-vt)/_t)),K={least:4,most:100},xt=143,St=5400,q=5400,Ct=64800,wt=132,Tt=250,Et=50,Dt=24,Ot=640,kt=20,At=2*y,jt=50,Mt=72*y,Nt=130*y,Pt=4*b,[Ft,It]=[24,28],Lt={start:zt,step:Ut,isOver:({phase:e})=>e===5,score:Rt,hash:_n};function Rt({mode:e,points:t}){return e===4?0:t}function zt(e,t=``){let n=te(e),{mode:r,level:i}=Bt(t),a={mode:r,level:i,random:n,frame:0,phase:r===4?0:1,wait:0,holes:Vt(r,i,n),at:0,holeFrames:0,clock:0,players:r===4?2:1,turn:0,friends:[],asked:0,wanted:3,isStruck:0,...rt(),angle:0,power:40,lastPower:0,held:0,turned:0,stillX:0,stillY:0,still:0,rolled:0,slowLeft:0,isSlow:0,taken:0,card:[],last:0,aces:0,crumbs:0,splashes:0,chain:0,bestChain:0,points:0,earned:0,left:r===3?St:0,cues:[],news:[]};return Z(a),a}function Bt(e){let[t,n]=e.split(`-`),r=Number(n??1)-1,i=e=>Number.isInteger(r)&&r>=0&&r<e;return t===`hole`&&i(M)?{mode:1,level:r}:t===`course`&&i(3)?{mode:2,level:r}:e===`rush`?{mode:3,level:0}:e===`friends`?{mode:4,level:0}:{mode:0,level:0}}function Vt(e,t,n){if(e===1)return[t];let r=e=>e+M*v(n,2);return e===2?Array.from({length:9},(e,n)=>r(t*9+n)):e===3?Ht.flatMap(e=>ne(n,[...e]).map(r)):Array.from({length:3},(e,t)=>Array.from({length:3},(e,i)=>r(t*9+i*3+v(n,3)))).flat()}var Ht=[[0,1,4,5,10,11,18,20,22,25],[2,3,9,12,13,14,16]];function Ut(e,t){e.cues.length=0,e.news.length=0,e.phase!==5&&(e.frame+=1,e.wait+=1,e.phase===0?Wt(e,t):Kt(e,t),e.held=t.held,e.frame>Ct&&e.phase!==2&&e.phase!==5&&Q(e))}var J=(e,t,n)=>(t&n)!==0&&(e.held&n)===0;function Wt(e,{held:t,taps:r}){let i=+!!J(e,t,d.right)-!!J(e,t,d.left),a=(t,r)=>{e.asked?e.wanted=n(Math.round(r/3)*3,3,9):e.players=n(t,2,4)};i!==0&&(a(e.players+i,e.wanted+3*i),V(e,17,0,0));let o=J(e,t,d.a);for(let e of r)e>>17==1&&!o&&(a(e&15,e&15),o=!0);if(o&&e.asked)return Gt(e);o?[e.asked,e.wait]=[1,0]:e.wait>5400&&Q(e)}function Gt(e){e.holes=e.holes.filter((t,n)=>n%3<e.wanted/3),e.friends=Array.from({length:e.players},()=>({...rt(),result:0,still:0})),Z(e),$(e,1),V(e,15,e.ball.x,e.ball.y)}function Kt(e,t){let{phase:n,mode:r}=e;if(r===3&&e.left>0&&--e.left,(n===1||n===2||n===3)&&(e.holeFrames+=1),n===1)Jt(e,t);else if(n===2)$t(e);else{for(let t=0;t<2;t++)G(e);let r=e.wait>Dt&&(J(e,t.held,d.a)||t.taps.includes(524288));n===3&&e.wait>=56?sn(e):n===4&&(r||e.wait>=qt(e))&&dn(e)}}var qt=({mode:e,last:t})=>e===3?Et:t===1?Tt:wt;function Jt(e,{held:t,taps:r}){let a=B(e);Yt(e,t);let o=J(e,t,d.a);for(let t of r)t&524288?o=!0:t>>18==1&&(e.angle=t>>7&i-1,e.power=n(t&127,K.least,K.most));for(let t=0;t<2;t++)E(a.things,e.ball.x,e.ball.y)?P(a,e.ball,e.clock):R(a,e.ball,e.clock),G(e);if(o)return Zt(e);if(F(e.ball)>512)return Qt(e);if(e.mode===3){e.left===0&&Q(e);return}let s=q-(e.mode===4?e.wait:e.holeFrames);s<=900&&s>0&&s%60==0&&V(e,18,e.ball.x,e.ball.y,s/60),s<=0&&un(e)}function Yt(e,t){let r=(t&d.right?1:0)-(t&d.left?1:0),a=(t&d.up?1:0)-(t&d.down?1:0);if(e.turned=r===0&&a===0?0:e.turned+1,e.turned!==1&&e.turned<=12)return;let o=e.turned>60?6:e.turned>30?3:1;e.angle=(e.angle+r*o+i)%i,a!==0&&(e.turned===1||e.turned%2==0)&&(e.power=n(e.power+a*(o>1?2:1),K.least,K.most)),e.turned===1&&V(e,17,e.ball.x,e.ball.y)}var Xt=(e,t)=>{let n=t*xt;return{vx:Math.trunc(s(e)*n/65536),vy:Math.trunc(o(e)*n/65536)}};function Zt(e){let{ball:t,angle:n,power:r}=e;W(e,e),Object.assign(t,Xt(n,r)),e.strokes+=1,e.isStruck=1,e.lastPower=r,V(e,1,t.x,t.y,r),Qt(e)}function Qt(e){let{ball:t}=e,{cup:n}=B(e);$(e,2),[e.stillX,e.stillY,e.still,e.rolled,e.isSlow]=[t.x,t.y,0,0,0],e.slowLeft=Y(t.x-n.x,t.y-n.y)>Nt?jt:0}var Y=(e,t)=>Math.max(Math.abs(e),Math.abs(t));function $t(e){let t=B(e),{ball:n}=e;e.rolled+=1,en(e);for(let r=e.isSlow;r<2;r++){let r=P(t,n,e.clock,(t,n,r,i)=>V(e,t,n,r,i));if(G(e),r===N.holed)return cn(e);if(r===N.water)return on(e);tn(e)}nn(e)&&!lt(e)&&rn(e)}function en(e){let{ball:t,slowLeft:n}=e,{cup:r}=B(e),[i,a]=[r.x-t.x,r.y-t.y];e.isSlow=+(Y(i,a)<Mt&&i*t.vx+a*t.vy>0&&t.z===0&&t.under===0&&n>0&&e.mode!==3),e.slowLeft-=e.isSlow}function tn(e){let{ball:t}=e;for(let[n,{x:r,y:i}]of B(e).crumbs.entries())e.taken&1<<n||t.z>20480||Y(t.x-r,t.y-i)>18432||(e.taken|=1<<n,e.crumbs+=1,V(e,8,r,i))}function nn(e){let{ball:t,stillX:n,stillY:r}=e;return t.z>0||t.under>0?!1:F(t)<70&&!st(t)||(Y(t.x-n,t.y-r)>At?[e.stillX,e.stillY,e.still]=[t.x,t.y,0]:e.still+=1,e.still>=kt||e.rolled>=900)}function rn(e){let{ball:t}=e;[t.vx,t.vy,e.isSlow]=[0,0,0],V(e,19,t.x,t.y);let{par:n}=B(e);e.strokes>=ft(e.mode,n)||e.holeFrames>=an(e)?un(e):e.mode===3&&e.left===0?Q(e):e.mode===4&&e.isStruck?pn(e):X(e)}var an=({mode:e})=>e===3||e===4?1/0:q;function on(e){let{ball:t}=e;V(e,4,t.x,t.y,F(t)),[t.vx,t.vy,e.isSlow]=[0,0,0],e.splashes+=1,$(e,3)}function sn(e){it(e,e),rn(e)}function X(e){let{ball:t}=e,{cup:n}=B(e),[r,a]=[n.x-t.x,n.y-t.y],o=e.strokes===0||Y(r,a)>Pt?(Ft+v(e.random,It))*(v(e.random,2)*2-1):0;e.angle=(c(r,a)+o+i)%i,e.power=40,$(e,1)}function cn(e){let{ball:t,strokes:n,holeFrames:r,taken:i}=e,{cup:a,par:o,crumbs:s}=B(e);[t.x,t.y,t.vx,t.vy,e.isSlow]=[a.x,a.y,0,0,0];let c=s.filter((e,t)=>i&1<<t).length,l=e.mode===3?q:r;e.chain=n<=o?Math.min(5,e.chain+1):0,e.bestChain=Math.max(e.bestChain,e.chain);let u=e.mode===3?Math.max(1,e.chain):1;e.earned=yt(o,n,c,l)*u,e.points+=e.earned,n===1&&(e.aces+=1),ln(e,n),V(e,n===1?6:5,a.x,a.y,n-o),$(e,4)}function ln(e,t){e.last=t,e.mode===4?e.friends[e.turn].result=t:e.card.push(t)}function un(e){let{ball:t}=e;e.earned=0,e.chain=0,ln(e,-1),V(e,14,t.x,t.y),e.strokes===0&&e.mode!==4?Q(e):$(e,4)}function dn(e){e.mode===4?pn(e):fn(e)}function fn(e){if(e.mode===3?e.left===0:e.at+1>=e.holes.length)return Q(e);e.at+=1,Z(e),$(e,1),V(e,15,e.ball.x,e.ball.y)}function pn(e){let{friends:t,players:n,turn:r}=e;mn(e,t[r]);for(let i=1;i<=n;i++){let a=(r+i)%n;if(!t[a].result){e.turn=a,hn(e,t[a]),X(e),a!==r&&V(e,21,e.ball.x,e.ball.y);return}}let i=t.some(({strokes:e})=>e>0);e.card.push(...t.map(({result:e})=>e));for(let e of t)Object.assign(e,{strokes:0,result:0});e.strokes=0,i?fn(e):Q(e)}function mn(e,t){Object.assign(t.ball,e.ball),t.strokes=e.strokes,W(e,t)}function hn(e,{ball:t,strokes:n,spotX:r,spotY:i,spotFerry:a}){Object.assign(e.ball,n>0?t:{...U(),...B(e).tee}),Object.assign(e,{strokes:n,spotX:r,spotY:i,spotFerry:a}),n===0&&W(e,e)}function Z(e){let{tee:t}=B(e);Object.assign(e.ball,U(),t);let n=e.mode===1?0:v(e.random,Ot);Object.assign(e,{holeFrames:0,clock:n,strokes:0,taken:0,spotX:t.x,spotY:t.y,spotFerry:-1}),e.turn=e.mode===4?e.at%e.players:0;let{phase:r}=e;X(e),e.phase=r}function Q(e){$(e,5),V(e,16,e.ball.x,e.ball.y)}function $(e,t){t===1&&(e.isStruck=0),e.phase=t,e.wait=0}var gn=({ball:e,strokes:t,result:n,still:r})=>{let{x:i,y:a,vx:o,vy:s,z:c,under:l}=e;return[i,a,o,s,c,l,t,n,r]};function _n(e){let{ball:t}=e;return f(e.random,[e.mode,e.level,e.frame,e.phase,e.wait,e.at,e.holeFrames,e.clock],[e.players,e.turn,e.asked,e.wanted,e.isStruck,e.lastPower,e.last,e.spotX,e.spotY,e.spotFerry,e.strokes,e.angle,e.power],[t.x,t.y,t.vx,t.vy,t.z,t.vz,t.under,t.tunnel,t.isOnCup,t.ground],[e.held,e.turned,e.stillX,e.stillY,e.still,e.rolled,e.slowLeft,e.isSlow],[e.taken,e.aces,e.crumbs,e.chain,e.points,e.earned,e.left],e.holes,e.card,...e.friends.map(gn))}export{Lt as rules};