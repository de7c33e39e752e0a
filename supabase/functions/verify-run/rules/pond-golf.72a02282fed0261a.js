var e=65536,t=(t,n)=>Math.floor(t*n/e),n=(e,t,n)=>Math.max(t,Math.min(n,e));function r(e){let t=Math.floor(Math.sqrt(e));for(;t*t>e;)--t;for(;(t+1)*(t+1)<=e;)t+=1;return t}var i=1024,a=i/4;function o(e){let t=(e%i+i)%i,n=t%(i/2),r=l[n<=a?n:i/2-n];return t<512?r:-r}var s=e=>o(e+a);function c(e,t){if(e===0&&t===0)return 0;let[n,r]=[Math.abs(e),Math.abs(t)],[o,s]=n>=r?[n,r]:[r,n],[c,u]=[0,a/2];for(;c<u;){let e=c+u+1>>1;l[e]*o<=l[a-e]*s?c=e:u=e-1}let d=n>=r?c:a-c,f=e>=0?d:i/2-d;return t>=0?f%i:(i-f)%i}var l=u();function u(){let t=2n**60n,n=3141592653589793238n*t/512n/1000000000000000000n;return Array.from({length:257},(r,i)=>{let a=n*BigInt(i),[o,s]=[a,a];for(let e=1n;e<16n;e++)o=-o*a/t,o=o*a/t/(2n*e*(2n*e+1n)),s+=o;return Number((s*BigInt(e)+t/2n)/t)})}var d={left:1,right:2,up:4,down:8,a:16,b:32};function f(...e){return ee(p(2538058380,e))}function p(e,t){let n=h(e,t.length);for(let e=0;e<t.length;e++){let r=t[e];n=typeof r==`number`?m(n,r):p(n,r)}return n}function m(e,t){if(!Number.isSafeInteger(t))throw Error(`a state is made of whole numbers, not ${t}`);return h(h(e,t|0),Math.floor(t/4294967296)|0)}function h(e,t){let n=Math.imul(t,3432918353);n=n<<15|n>>>17;let r=e^Math.imul(n,461845907);return r=r<<13|r>>>19,Math.imul(r,5)+3864292196|0}function ee(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),(t^t>>>16)>>>0}var te=12;function ne(e,t=0){let n=[e[0]|0,e[1]|0,e[2]|0,e[3]^Math.imul(t,2654435769)|0];for(let e=0;e<te;e++)g(n);return n}function g(e){let[t,n,r,i]=e,a=(t+n|0)+i|0;return e[0]=n^n>>>9,e[1]=r+(r<<3)|0,e[2]=(r<<21|r>>>11)+a|0,e[3]=i+1|0,a>>>0}function _(e,t){if(t<=1)return 0;let n=4294967296-4294967296%t;for(;;){let r=g(e);if(r<n)return r%t}}function re(e,t){for(let n=t.length-1;n>0;n--){let r=_(e,n+1);[t[n],t[r]]=[t[r],t[n]]}return t}var v=1024,y=48*v,b=9*v;14*v;var ie=5*v,ae=14*v,x=[[1,0],[0,1],[-1,0],[0,-1]],S=e=>Math.round(e*48)*v;function oe(e,t){let n=t=>e.filter(e=>e.startsWith(t)).map(e=>e.slice(1).split(`,`).map(Number)),r=e=>S(t>0?t-e:e),a=t>0?-1:1;return{mills:n(`M`).map(([e,t,n,o,s,c=0])=>({x:S(e),y:r(t),arms:n,length:S(o),period:s*a,phase:(i+c*a)%i})),sliders:n(`S`).map(([e,t,n,i,o,s,c,l=0])=>({x:S(e),y:r(t),width:S(n)/2,height:S(i)/2,dx:S(o),dy:S(s)*a,period:c,phase:l})),ferries:n(`F`).map(([e,t,n,i,o,s,c=0])=>({x:S(e),y:r(t),radius:S(n),dx:S(i),dy:S(o)*a,period:s,phase:c})),tunnels:n(`T`).map(([e,n,i,a,o])=>({x:S(e),y:r(n),toX:S(i),toY:r(a),way:t>0&&o%2==1?4-o:o}))}}var C=({period:e,phase:t},n)=>((Math.floor(n*i/e)+t)%i+i)%i;function se(e,n){let r=C(e,n);return Array.from({length:e.arms},(n,a)=>{let c=r+Math.floor(a*i/e.arms);return{x:e.x+t(s(c),e.length),y:e.y+t(o(c),e.length)}})}var ce=({period:e},t,n)=>[Math.trunc(-n*12868/(e*1024)),Math.trunc(t*12868/(e*1024))];function w(n,r){let i=e-s(C(n,r))>>1;return{x:n.x+t(n.dx,i),y:n.y+t(n.dy,i)}}var T=24*v;function le({mills:e,sliders:t},n,r){for(let{x:t,y:i,length:a}of e)if(Math.abs(n-t)<a+T&&Math.abs(r-i)<a+T)return!0;for(let{x:e,y:i,dx:a,dy:o,width:s,height:c}of t)if(Math.abs(n-e-a/2)<s+Math.abs(a)/2+T&&Math.abs(r-i-o/2)<c+Math.abs(o)/2+T)return!0;return!1}var ue=15*v,de=8*v,fe=26*v,E=` `,pe=`oH,mp`,D=e=>e===`/`||e===`\\`,me={"^":`v`,v:`^`,u:`d`,d:`u`,U:`D`,D:`U`,"/":`\\`,"\\":`/`};function he(e,t=!1){let[n,...r]=e.split(`
`),[i,a,...o]=n.split(`|`),s=r.reduce((e,{length:t})=>Math.max(e,t),0),c=r.length,l=r.map(e=>Array.from(e.padEnd(s).replaceAll(`#`,E)));t&&l.reverse();let u=l.flat().map(e=>t?me[e]??e:e),d=(e,t)=>e<0||t<0||e>=s||t>=c?E:u[t*s+e],f=u.map((e,t)=>{if(!D(e))return 0;let[n,r]=[t%s,Math.floor(t/s)],i=(e,t)=>{let i=d(n+e,r+t);return i!==E&&!D(i)},a=e===`/`?-1:1,o=i(a,0)||i(0,-1),c=i(-a,0)||i(0,1);return!!o|(c?2:0)}),p=e=>u.flatMap((t,n)=>t===e?[{x:(n%s*48+24)*v,y:(Math.floor(n/s)*48+24)*v}]:[]),m=u.map((e,t)=>{if(!pe.includes(e))return e;let[n,r]=[t%s,Math.floor(t/s)],i=[d(n-1,r),d(n+1,r),d(n,r-1),d(n,r+1)];return[`i`,`s`].find(e=>i.filter(t=>t===e).length>1)??`.`}),h=_e(s,c,d,f);return{name:i,par:Number(a),columns:s,rows:c,tiles:m,halves:f,walls:h,near:u.map((e,t)=>ge(h,t%s,Math.floor(t/s))),posts:[...p(`m`).map(e=>({...e,radius:ue,isBouncy:!0})),...p(`p`).map(e=>({...e,radius:de,isBouncy:!1}))],crumbs:p(`,`),tee:p(`o`)[0],cup:p(`H`)[0],things:oe(o,t?c:0)}}var O=27*v;function ge(e,t,n){let[r,i]=[t*y-O,n*y-O],[a,o]=[r+y+2*O,i+y+2*O];return e.filter(({x1:e,y1:t,x2:n,y2:s})=>Math.min(e,n)<=a&&Math.max(e,n)>=r&&Math.min(t,s)<=o&&Math.max(t,s)>=i)}function k(e,t,n){return D(e)?!!(t&((e===`/`?n===0||n===3:n===0||n===1)?1:2)):e!==E}function _e(e,t,n,r){let i=[],a=(t,i)=>n(t,i)===E?0:r[i*e+t]??0,o=(e,t,n,r)=>i.push(ye(e,t,n,r));for(let r of[!0,!1]){let[i,s]=r?[t,e]:[e,t];for(let e=0;e<=i;e++){let t=-1;for(let i=0;i<=s;i++){let[c,l]=r?[[i,e-1],[i,e]]:[[e-1,i],[e,i]],u=i<s&&k(n(...c),a(...c),r?2:1)!==k(n(...l),a(...l),r?0:3);u&&t<0&&(t=i),!(u||t<0)&&(r?o(t,e,i,e):o(e,t,e,i),t=-1)}}}for(let r=0;r<t;r++)for(let t=0;t<e;t++){let e=n(t,r);e===`/`&&o(t,r+1,t+1,r),e===`\\`&&o(t,r,t+1,r+1)}return i}var ve=11585;function ye(e,t,n,r){let[i,a,o,s]=[e,t,n,r].map(e=>e*y),[c,l]=[Math.sign(o-i),Math.sign(s-a)],u=c!==0&&l!==0,d=u?ve:16384,f=u?69511:Math.abs(o-i)+Math.abs(s-a);return{x1:i,y1:a,x2:o,y2:s,tx:c*d,ty:l*d,length:f}}function A({columns:e,rows:t,tiles:n,halves:r},i,a){let[o,s]=[Math.floor(i/y),Math.floor(a/y)];if(o<0||s<0||o>=e||s>=t)return E;let c=s*e+o,l=n[c];if(!D(l))return l;let[u,d]=[i-o*y,a-s*y],f=l===`/`?u+d<y:u>d;return r[c]&(f?1:2)?`.`:E}var j=[String.raw`First swing|2
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
o..,.ssssss....\
.....ssssss...H.
####.ssssss....,
####\........../

The bridge|3
/..wwwwwwww...\
o..wwwwwwww.,..
............p..
...wwwwwwww..H.
\..wwwwwwww.../

Two hills|3
/...<<>>.\######
o...<<>>..\#####
\...<<>>...\####
####........\###
#####\...<<>>..\
######\.,<<>>.H.
#######\.<<>>../

Lily hop|3
/...wwwwww...\
o...llllll..H.
....wwwwww....
..,.wwwwww.,..
\............/

Soup bowl|2
##########/vvv\
/.....m...>vvv<
o....,..m.>>H<<
\.....m...>^^^<
##########\^^^/

The big pond|4
/....wwwwww....\##
o....wwwwww.....\#
\....wwllww..ww..\
#....wwllww..ww.H.
#\....wwww..m..../
##\...,........./#`,String.raw`The whisk|2|M7.5,2.5,2,2,520
#####/...\#####
/..,........,.\
o.............H
\............./
#####\.../#####

Oven door|3|T7.5,1.5,4.5,5.5,0
/......\####
o......,####
\....../####
############
####/......\
####......H.
####\....../

Conveyor|3
/.........\##
o...RRRR...\#
\.........,..
#######......
#######DD....
#######DD....
#######..H...
#######\..../

Rolling pins|3|S5,0.7,0.6,1.4,0,2.6,320|S9,3.3,0.6,1.4,0,-2.6,280|S13,0.7,0.6,1.4,0,2.6,240
/...............\
o................
.......,...,...H.
\.............../

Sugar dunes|3
/...ssss......\
o...ssss..sss..
...RRRRR..sss.H
....ssss..sss..
\...ssss....,./

Two tunnels|3|T4.5,0.5,6.5,4.5,0|T4.5,4.5,6.5,0.5,0
/....#/.....\
.....#..m....
o..,.#.....H.
.....#..m.,..
\....#\...../

Pepper mills|3|M5.5,2,3,1.7,600|M11.5,2,3,1.7,-520
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

Ski jump|3
/...wwwww.....\
o..rwwwww...,.H
\...wwwww...../
#\..wwwww..../#
##\..,....../##

Ice bend|3
iiiiiiii\###
oiiiiiiii\##
iiiiiiiiiii\
#######iiii.
#######ii,..
#######iiiH.
#######\.../

The ferry|3|F4.4,1.5,0.8,5.2,0,420
/...wwwwww...\
o...wwwwww..H.
\...wwwwww.,./

Snow drift|3
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

Floes|3|F3.8,1.5,0.9,2.8,0,400|F10.2,1.5,0.9,-2.8,0,400
/..wwwwwwww...\
o..wwwwwwww..H.
...wwwwwwww....
...wwwwwwww....
\..........,../

Half pipe|3
vvvvvvvvvvvvvvv
iiiii,iiiiiiiii
oiiiiiiiimiiiiH
iiiiiiiii,iiiii
^^^^^^^^^^^^^^^

The long night|4|F8.5,5.5,0.8,-4,0,440
/...rwwww....\####
o...rwwww..ii.\###
\...rwwww..iii.\##
##########.iiii..#
####wwwww...ii...#
/H..wwwwwq.....,/#
\...wwwww....../##`].flatMap(e=>e.split(`

`)),M=j.length,be=[],N=e=>be[e]??=he(j[e%M],e>=M);j.map(e=>e.slice(0,e.indexOf(`|`)));var xe=e=>e+4,Se=1e3,P=[850,700,520,350,220,140,80,40],Ce=3,we=150,Te=10,Ee=180;function De(e,t,r,i){return(t===1?Se:P[n(Ce+t-e,0,P.length-1)])+r*40+Oe(i)}var Oe=e=>Math.max(0,we-Math.floor(Math.max(0,e-Ee)/Te)),F={on:0,holed:1,water:2},ke=15*v,Ae=46,je={s:230,i:7},I=60,Me=128,L=10*v,Ne=3*v,Pe=Math.trunc(6.2*v),Fe=Math.trunc(11*v),R=420,[Ie,z]=[186,250],Le=7*v,Re={">":[1,0],v:[0,1],"<":[-1,0],"^":[0,-1]},ze={R:[1,0],D:[0,1],L:[-1,0],U:[0,-1]},Be={r:[1,0],d:[0,1],q:[-1,0],u:[0,-1]},Ve=12*v,He=()=>{};function Ue(e,t,n,r=He){return t.under>0?(Qe(e,t,r),F.on):(We(e,t,n),t.z===0?Ke(e,t,r):Je(t,r),t.z===0&&Xe(e,t,r)?F.holed:(et(e,t,n,r),t.z>0?F.on:Ge(e,t,n+1)?F.water:(Ze(e,t,r),F.on)))}var B=({vx:e,vy:t})=>r(e*e+t*t),V=(e,t,n,r,i)=>{let[a,o]=[n-e,r-t];return Math.abs(a)<i&&Math.abs(o)<i&&a*a+o*o<i*i};function H({things:e},{x:t,y:n},r){for(let i of e.ferries){let e=w(i,r);if(V(t,n,e.x,e.y,i.radius))return i}return null}function We(e,t,n){if(t.z>0||e.things.ferries.length===0)return;let r=H(e,t,n);if(!r)return;let[i,a]=[w(r,n),w(r,n+1)];t.x+=a.x-i.x,t.y+=a.y-i.y}function Ge(e,{x:t,y:n},r){let i=A(e,t,n);if(i!==`w`&&i!==`l`)return!1;if(i===`l`){let e=e=>(Math.floor(e/y)+.5)*y;if(V(t,n,e(t),e(n),fe))return!1}return H(e,{x:t,y:n},r)===null}function Ke(e,t,n){let r=A(e,t.x,t.y),i=String.fromCharCode(t.ground);t.ground=r.charCodeAt(0);let a=Re[r];a&&(t.vx+=a[0]*I,t.vy+=a[1]*I);let o=ze[r];if(o){i!==r&&n(10,t.x,t.y,0);let[e,a]=o;e===0?[t.vx,t.vy]=[Math.trunc(t.vx*3/4),U(t.vy,a)]:[t.vx,t.vy]=[U(t.vx,e),Math.trunc(t.vy*3/4)]}let s=Be[r];s&&qe(t,s,n),r===`s`&&i!==`s`&&B(t)>1024&&n(13,t.x,t.y,B(t)),Ye(t,je[r]??Ae)}var U=(e,t)=>t>0?Math.max(e,L):Math.min(e,-L);function qe(e,[t,n],r){let i=e.vx*t+e.vy*n;i<Ne||(e.vz=Math.trunc(i*36/100),e.z=1,r(11,e.x,e.y,i))}function Je(e,t){if(e.vz-=Me,e.z+=Math.trunc(e.vz/2),e.z>0)return;let n=-e.vz;t(12,e.x,e.y,n),e.z=+(n>2048),e.vz=n>2048?Math.trunc(n/3):0}function Ye(e,t){let n=B(e);if(n===0)return;let r=Math.min(ke,Math.max(0,n-t));e.vx=Math.trunc(e.vx*r/n),e.vy=Math.trunc(e.vy*r/n)}function Xe({cup:e},t,n){let[i,a]=[e.x-t.x,e.y-t.y];if(!V(t.x,t.y,e.x,e.y,14336))return t.isOnCup&&n(7,t.x,t.y,B(t)),t.isOnCup=0,!1;let o=r(i*i+a*a);return o<Fe&&B(t)<Pe||(t.isOnCup=1,t.vx+=Math.trunc(i*R/Math.max(v,o)),t.vy+=Math.trunc(a*R/Math.max(v,o)),!1)}function Ze({things:e},t,n){for(let[r,{x:i,y:a}]of e.tunnels.entries())if(V(t.x,t.y,i,a,ae)){t.under=50,t.tunnel=r,n(9,i,a,0);return}}function Qe({things:e},t,r){if(--t.under,t.under>0)return;let{toX:i,toY:a,way:o}=e.tunnels[t.tunnel],s=n(B(t),4*v,8*v);t.x=i,t.y=a,t.vx=x[o][0]*s,t.vy=x[o][1]*s,r(9,i,a,1)}var $e={mills:[],sliders:[]};function et(e,t,n,r){let i=Math.max(1,Math.ceil(Math.max(Math.abs(t.vx),Math.abs(t.vy))/b)),{near:a,columns:o,posts:s}=e,c=a[Math.floor(t.y/49152)*o+Math.floor(t.x/49152)]??e.walls,{mills:l,sliders:u}=le(e.things,t.x,t.y)?e.things:$e,d=l.flatMap(e=>se(e,n+1).map(t=>({mill:e,tip:t})));for(let a=0;a<i;a++){let[a,o]=[t.x,t.y];t.x+=Math.trunc(t.vx/(2*i)),t.y+=Math.trunc(t.vy/(2*i));let l=!1;for(let e of s)it(t,e,r)&&(l=!0);if(t.z<Ve){for(let{mill:e,tip:n}of d)tt(t,e,n,r)&&(l=!0);for(let e of u)nt(t,e,n,r)&&(l=!0)}for(let e=0;e<2;e++)for(let e of c)rt(t,e,r)&&(l=!0);l&&(c.some(e=>at(e,a,o,t.x,t.y))||A(e,t.x,t.y)===` `)&&(t.x=a,t.y=o,t.vx=-Math.trunc(t.vx/2),t.vy=-Math.trunc(t.vy/2))}}function tt(e,t,r,i){let[a,o]=[r.x-t.x,r.y-t.y],s=n((e.x-t.x)*a+(e.y-t.y)*o,0,t.length*t.length),c=Math.floor(s/Math.floor(t.length*t.length/4096)),l={x:t.x+Math.trunc(a*c/4096),y:t.y+Math.trunc(o*c/4096)},[u,d]=ce(t,l.x-t.x,l.y-t.y);return W(e,l,b+ie,20,i,u,d)}function nt(e,t,r,i){let[a,o]=[w(t,r),w(t,r+1)],{width:s,height:c}=t,l={x:n(e.x,o.x-s,o.x+s),y:n(e.y,o.y-c,o.y+c)};if(l.x===e.x&&l.y===e.y){let[t,n]=[e.x-o.x,e.y-o.y];s-Math.abs(t)<c-Math.abs(n)?(l.x=o.x+(t<0?-s:s),e.x=l.x+(t<0?-1:1)):(l.y=o.y+(n<0?-c:c),e.y=l.y+(n<0?-1:1))}return W(e,l,b,20,i,(o.x-a.x)*2,(o.y-a.y)*2)}function rt(e,{x1:t,y1:n,x2:r,y2:i,tx:a,ty:o,length:s},c){let[l,u]=[e.x-t,e.y-n];if(Math.abs(l*o-u*a)>150994944)return!1;let d=Math.trunc((l*a+u*o)/16384);return d<=0?W(e,{x:t,y:n},b,2,c):d>=s?W(e,{x:r,y:i},b,2,c):W(e,{x:t+Math.trunc(a*d/16384),y:n+Math.trunc(o*d/16384)},b,2,c)}function it(e,t,n){return W(e,t,t.radius+b,t.isBouncy?3:2,n)}function W(e,t,n,i,a,o=0,s=0){let[c,l]=[e.x-t.x,e.y-t.y];if(Math.abs(c)>=n||Math.abs(l)>=n)return!1;let u=c*c+l*l;if(u>=n*n)return!1;let d=r(u),[f,p]=d>0?[Math.trunc(c*16384/d),Math.trunc(l*16384/d)]:e.vx>0?[-16384,0]:[16384,0];e.x=t.x+Math.trunc(f*(n+2)/16384),e.y=t.y+Math.trunc(p*(n+2)/16384);let m=Math.trunc(((e.vx-o)*f+(e.vy-s)*p)/16384);if(m>=0)return!0;let[h,ee]=[Math.trunc(f*m/16384),Math.trunc(p*m/16384)],[te,ne]=[e.vx-o-h,e.vy-s-ee],g=i===3?Math.max(Le,-m):m>-300?0:-m*Ie/256;return e.vx=o+Math.trunc(te*z/256)+Math.trunc(f*g/16384),e.vy=s+Math.trunc(ne*z/256)+Math.trunc(p*g/16384),a(i,t.x,t.y,-m),!0}function at({x1:e,y1:t,x2:n,y2:r},i,a,o,s){let c=(i,a)=>Math.sign((n-e)*(a-t)-(r-t)*(i-e)),[l,u]=[c(i,a),c(o,s)];if(l===u||l===0)return!1;let d=(e,t)=>Math.sign((o-i)*(t-a)-(s-a)*(e-i));return d(e,t)!==d(n,r)}var G=({holes:e,at:t})=>N(e[t%e.length]);function K(e,t,n,r,i=0){e.cues.push(t),e.news.push({cue:t,x:n,y:r,force:i})}var q={least:4,most:100},ot=143,st=5400,J=5400,ct=64800,lt=132,ut=50,dt=24,ft=20,pt=2*v,mt=900,ht=50,gt=72*v,_t=130*v,vt=70,yt={start:xt,step:wt,isOver:({phase:e})=>e===5,score:bt,hash:Kt};function bt({mode:e,points:t}){return e===4?0:t}function xt(e,t=``){let n=ne(e),{mode:r,level:i}=St(t),a={mode:r,level:i,random:n,frame:0,phase:r===4?0:1,wait:0,holes:Ct(r,i,n),at:0,holeFrames:0,clock:0,players:r===4?2:1,turn:0,ball:Y(),spotX:0,spotY:0,spotFerry:-1,strokes:0,angle:0,power:40,held:0,turned:0,stillX:0,stillY:0,still:0,rolled:0,slowLeft:0,isSlow:0,taken:0,card:[],aces:0,crumbs:0,splashes:0,chain:0,bestChain:0,points:0,earned:0,left:r===3?st:0,cues:[],news:[]};return Gt(a),a}var Y=()=>({x:0,y:0,vx:0,vy:0,z:0,vz:0,under:0,tunnel:0,isOnCup:0,ground:0});function St(e){let[t,n]=e.split(`-`),r=Number(n??1)-1,i=e=>Number.isInteger(r)&&r>=0&&r<e;return t===`hole`&&i(M)?{mode:1,level:r}:t===`course`&&i(3)?{mode:2,level:r}:e===`rush`?{mode:3,level:0}:e===`friends`?{mode:4,level:0}:{mode:0,level:0}}function Ct(e,t,n){if(e===1)return[t];if(e===2)return Array.from({length:9},(e,n)=>t*9+n);let r=e=>e+M*_(n,2);return e===3?re(n,Array.from({length:M},(e,t)=>t).filter(e=>N(e).par<4)).map(r):Array.from({length:3},(e,t)=>Array.from({length:3},(e,i)=>r(t*9+i*3+_(n,3)))).flat()}function wt(e,t){e.cues.length=0,e.news.length=0,e.phase!==5&&(e.frame+=1,e.wait+=1,e.phase===0?Tt(e,t):Et(e,t),e.held=t.held,e.frame>ct&&e.phase!==2&&e.phase!==5&&Q(e))}var X=(e,t,n)=>(t&n)!==0&&(e.held&n)===0;function Tt(e,{held:t,taps:r}){let i=+!!X(e,t,d.right)-!!X(e,t,d.left);e.players=n(e.players+i,2,4),i!==0&&K(e,17,0,0);let a=X(e,t,d.a);for(let t of r)t>>17==1&&(e.players=n(t&7,2,4),a=!0);a?$(e,1):e.wait>5400&&Q(e)}function Et(e,t){let{phase:n,mode:r}=e;if(r===3&&e.left>0&&--e.left,(n===1||n===2||n===3)&&(e.holeFrames+=1),n===1)Dt(e,t);else if(n===2)Nt(e);else{e.clock+=2;let i=e.wait>dt&&(X(e,t.held,d.a)||t.taps.includes(524288));n===3&&e.wait>=56?Bt(e):n===4&&(i||e.wait>=(r===3?ut:lt))&&Wt(e)}}function Dt(e,{held:t,taps:r}){let a=G(e);Ot(e,t);let o=X(e,t,d.a);for(let t of r)t&524288?o=!0:t>>18==1&&(e.angle=t>>7&i-1,e.power=n(t&127,q.least,q.most));for(let t=0;t<2;t++)le(a.things,e.ball.x,e.ball.y)?Ue(a,e.ball,e.clock):We(a,e.ball,e.clock),e.clock+=1;if(o)return At(e);if(B(e.ball)>512)return Mt(e);if(e.mode===3){e.left===0&&Q(e);return}let s=J-e.holeFrames;s<=900&&s>0&&s%60==0&&K(e,18,e.ball.x,e.ball.y,s/60),s<=0&&Ut(e)}function Ot(e,t){let r=(t&d.right?1:0)-(t&d.left?1:0),a=(t&d.up?1:0)-(t&d.down?1:0);if(e.turned=r===0&&a===0?0:e.turned+1,e.turned!==1&&e.turned<=12)return;let o=e.turned>60?6:e.turned>30?3:1;e.angle=(e.angle+r*o+i)%i,a!==0&&(e.turned===1||e.turned%2==0)&&(e.power=n(e.power+a*(o>1?2:1),q.least,q.most)),e.turned===1&&K(e,17,e.ball.x,e.ball.y)}var kt=(e,t)=>{let n=t*ot;return{vx:Math.trunc(s(e)*n/65536),vy:Math.trunc(o(e)*n/65536)}};function At(e){let{ball:t,angle:n,power:r}=e;jt(e),Object.assign(t,kt(n,r)),e.strokes+=1,K(e,1,t.x,t.y,r),Mt(e)}function jt(e){let t=G(e),{ball:n,clock:r}=e,i=H(t,n,r),a=i?w(i,r):{x:0,y:0};e.spotFerry=i?t.things.ferries.indexOf(i):-1,e.spotX=n.x-a.x,e.spotY=n.y-a.y}function Mt(e){let{ball:t}=e,{cup:n}=G(e);$(e,2),[e.stillX,e.stillY,e.still,e.rolled,e.isSlow]=[t.x,t.y,0,0,0],e.slowLeft=Z(t.x-n.x,t.y-n.y)>_t?ht:0}var Z=(e,t)=>Math.max(Math.abs(e),Math.abs(t));function Nt(e){let t=G(e),{ball:n}=e;e.rolled+=1,Pt(e);for(let r=e.isSlow;r<2;r++){let r=Ue(t,n,e.clock,(t,n,r,i)=>K(e,t,n,r,i));if(e.clock+=1,r===F.holed)return Ht(e);if(r===F.water)return zt(e);Ft(e)}It(e)&&Lt(e)}function Pt(e){let{ball:t,slowLeft:n}=e,{cup:r}=G(e),[i,a]=[r.x-t.x,r.y-t.y];e.isSlow=+(Z(i,a)<gt&&i*t.vx+a*t.vy>0&&t.z===0&&t.under===0&&n>0&&e.mode!==3),e.slowLeft-=e.isSlow}function Ft(e){let{ball:t}=e;for(let[n,{x:r,y:i}]of G(e).crumbs.entries())e.taken&1<<n||t.z>20480||Z(t.x-r,t.y-i)>18432||(e.taken|=1<<n,e.crumbs+=1,K(e,8,r,i))}function It(e){let{ball:t,stillX:n,stillY:r}=e;return t.z>0||t.under>0?!1:B(t)<vt&&!`<>^vRLUD`.includes(String.fromCharCode(t.ground))||(Z(t.x-n,t.y-r)>pt?[e.stillX,e.stillY,e.still]=[t.x,t.y,0]:e.still+=1,e.still>=ft||e.rolled>=mt)}function Lt(e){let{ball:t}=e;[t.vx,t.vy,e.isSlow]=[0,0,0],K(e,19,t.x,t.y);let{par:n}=G(e);e.strokes>=xe(n)||e.holeFrames>=Rt(e)?Ut(e):e.mode===3&&e.left===0?Q(e):Vt(e)}var Rt=({mode:e})=>e===3?1/0:J;function zt(e){let{ball:t}=e;K(e,4,t.x,t.y,B(t)),[t.vx,t.vy,e.isSlow]=[0,0,0],e.splashes+=1,$(e,3)}function Bt(e){let{ball:t,spotFerry:n,clock:r}=e,i=G(e),a=n>=0?w(i.things.ferries[n],r):{x:0,y:0};Object.assign(t,Y(),{x:a.x+e.spotX,y:a.y+e.spotY}),Lt(e)}function Vt(e){let{ball:t}=e,{cup:n}=G(e);e.angle=c(n.x-t.x,n.y-t.y),e.power=40,$(e,1)}function Ht(e){let{ball:t,strokes:n,holeFrames:r,taken:i}=e,{cup:a,par:o,crumbs:s}=G(e);[t.x,t.y,t.vx,t.vy,e.isSlow]=[a.x,a.y,0,0,0];let c=s.filter((e,t)=>i&1<<t).length,l=e.mode===3?J:r;e.chain=n<=o?Math.min(5,e.chain+1):0,e.bestChain=Math.max(e.bestChain,e.chain);let u=e.mode===3?Math.max(1,e.chain):1;e.earned=De(o,n,c,l)*u,e.points+=e.earned,n===1&&(e.aces+=1),e.card.push(n),K(e,n===1?6:5,a.x,a.y,n-o),$(e,4)}function Ut(e){let{cup:t}=G(e);e.earned=0,e.chain=0,e.card.push(-1),K(e,14,t.x,t.y),e.strokes===0?Q(e):$(e,4)}function Wt(e){let t=e.turn+1>=e.players;if(e.turn=t?0:e.turn+1,t&&(e.at+=1),e.mode===3?e.left===0:e.at>=e.holes.length)return t&&--e.at,Q(e);Gt(e),$(e,1),K(e,t?15:21,e.ball.x,e.ball.y)}function Gt(e){let{tee:t}=G(e);Object.assign(e.ball,Y(),t),Object.assign(e,{holeFrames:0,clock:0,strokes:0,taken:0,spotX:t.x,spotY:t.y,spotFerry:-1});let{phase:n}=e;Vt(e),e.phase=n}function Q(e){$(e,5),K(e,16,e.ball.x,e.ball.y)}function $(e,t){e.phase=t,e.wait=0}function Kt(e){let{ball:t}=e;return f(e.random,[e.mode,e.level,e.frame,e.phase,e.wait,e.at,e.holeFrames,e.clock],[e.players,e.turn,e.spotX,e.spotY,e.spotFerry,e.strokes,e.angle,e.power],[t.x,t.y,t.vx,t.vy,t.z,t.vz,t.under,t.tunnel,t.isOnCup,t.ground],[e.held,e.turned,e.stillX,e.stillY,e.still,e.rolled,e.slowLeft,e.isSlow],[e.taken,e.aces,e.crumbs,e.chain,e.points,e.earned,e.left],e.holes,e.card)}export{yt as rules};