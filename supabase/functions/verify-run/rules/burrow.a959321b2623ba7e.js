var e=Object.defineProperty,t=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r},n={left:1,right:2,up:4,down:8,a:16,b:32};function r(...e){return s(i(2538058380,e))}function i(e,t){let n=o(e,t.length);for(let e=0;e<t.length;e++){let r=t[e];n=typeof r==`number`?a(n,r):i(n,r)}return n}function a(e,t){if(!Number.isSafeInteger(t))throw Error(`a state is made of whole numbers, not ${t}`);return o(o(e,t|0),Math.floor(t/4294967296)|0)}function o(e,t){let n=Math.imul(t,3432918353);n=n<<15|n>>>17;let r=e^Math.imul(n,461845907);return r=r<<13|r>>>19,Math.imul(r,5)+3864292196|0}function s(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),(t^t>>>16)>>>0}var c=12;function l(e,t=0){let n=[e[0]|0,e[1]|0,e[2]|0,e[3]^Math.imul(t,2654435769)|0];for(let e=0;e<c;e++)u(n);return n}function u(e){let[t,n,r,i]=e,a=(t+n|0)+i|0;return e[0]=n^n>>>9,e[1]=r+(r<<3)|0,e[2]=(r<<21|r>>>11)+a|0,e[3]=i+1|0,a>>>0}function d(e,t){if(t<=1)return 0;let n=4294967296-4294967296%t;for(;;){let r=u(e);if(r<n)return r%t}}function ee(e,t,n){return t+d(e,n-t+1)}function te(e,t){for(let n=t.length-1;n>0;n--){let r=d(e,n+1);[t[n],t[r]]=[t[r],t[n]]}return t}var ne=t({KINDS:()=>12,badger:()=>9,bat:()=>7,beetle:()=>2,boulder:()=>0,fox:()=>11,healthOf:()=>ie,hedgehog:()=>6,isBoss:()=>f,isHeavy:()=>p,mole:()=>3,puff:()=>5,queen:()=>10,shrew:()=>1,snail:()=>8,toad:()=>4}),re=[1,1,2,1,1,1,2,1,1,3,5,6],ie=e=>re[e],f=e=>e>=9,p=e=>e===8||f(e),{shrew:m,beetle:h,mole:g,toad:_,puff:v,hedgehog:y,bat:b,snail:x,badger:ae,queen:oe,fox:se}=ne,S=[m,g,h,v],ce=[m,h,g,_,v,y],le=[h,g,_,y,b,x,v],C=(e,t,n,[r,i,a,o,s],[c,l,u])=>({tenants:e,pool:t,drawn:n,rocks:r,pits:i,spikes:a,cracks:o,boulders:s,crumbs:c,loaves:l,oil:u}),ue=[C([m,m],[],0,[8,2,2,0,0],[3,0,40]),C([g,m],S,1,[9,3,2,0,1],[3,1,38]),C([ae,m],[],0,[7,0,3,0,0],[2,0,50]),C([_,v,m],S,2,[9,3,3,5,1],[3,1,30]),C([y,_,h],ce,3,[9,3,3,5,1],[3,0,30]),C([oe,m,_],S,1,[6,0,3,4,1],[2,1,46]),C([b,x,g,_],le,3,[9,4,3,6,1],[3,0,30]),C([x,b,b,y,_],le,3,[9,4,4,6,1],[3,1,28]),C([se,b,h,g],[],0,[6,0,4,4,0],[2,0,46])],de=[1,4,5],fe=[1,0,-1,0,1,-1,-1,1],pe=[0,1,0,-1,1,1,-1,-1],w=[0,1,2,3],T=[4,5,6,7],me=[...w,...T],E=e=>e%9,D=e=>(e-e%9)/9,he=e=>e<4?e+2&3:(e-2&3)+4,ge=e=>fe[e],_e=e=>pe[e],O=(e,t,n)=>{let r=e%9+t,i=D(e)+n;return r<0||i<0||r>=9||i>=9?-1:i*9+r},ve=Array.from({length:648},(e,t)=>O(t>>3,fe[t&7],pe[t&7])),k=(e,t)=>ve[e<<3|t],A=(e,t)=>Math.max(Math.abs(E(e)-E(t)),Math.abs(D(e)-D(t))),j=(e,t)=>Math.abs(E(e)-E(t))+Math.abs(D(e)-D(t)),ye=[2,2,3,1,2,1,0,0,0,0,0,2],be=e=>ye[e],M=e=>e<=4,xe=e=>e===0||e===2||e===4;function N(e,t,n,r=-1,i=0,a=n){e.news?.push({cue:t,id:r,from:a,at:n,force:i,beat:e.beat})}var P=(e,t)=>{for(let n of e.creatures)if(n.at===t&&n.hp>0)return n;return null},F=(e,t)=>e.relics.includes(t);function Se(e,t){let n=e.relics.indexOf(t);return n<0||(e.uses[n]??0)===0?!1:(--e.uses[n],!0)}function I(e,t){e.relics.push(t),e.uses.push(be(t))}function L(e,t,n){let r=ie(t),i={id:e.nextId++,kind:t,at:n,hp:r,intent:0,way:0,dizzy:0,mood:0};return e.creatures.push(i),i}var Ce=()=>({floor:0,tiles:Array.from({length:81},()=>0),goods:Array.from({length:81},()=>0),creatures:[],nextId:1,duck:0,facing:3,hearts:3,mostHearts:3,oil:30,turn:0,turns:0,relics:[],uses:[],isFrozen:0,isShut:0,isPuzzle:0,outcome:0,points:0,beaten:0,clever:0,lost:0,streak:0,bestStreak:0,cause:0,causeKind:0,met:0,beat:0,news:[]});function R(e,t,n){let r=[];for(let i=k(t,n);i>=0&&e.tiles[i]!==1&&(r.push(i),!(i===e.duck||P(e,i)));i=k(i,n));return r}var we=({at:e,way:t})=>O(e,Math.floor(t/17)-8,t%17-8),Te=(e,t)=>(E(t)-E(e)+8)*17+D(t)-D(e)+8,z=({at:e,way:t})=>O(e,ge(t)*2,_e(t)*2);function B(e,t){let{at:n,way:r,intent:i,kind:a}=t,o=t=>t.filter(t=>t>=0&&e.tiles[t]!==1),s=(e,t)=>o(t.map(t=>k(e,t)));switch(i){case 2:return a===7?o([O(n,ge(r),0),O(n,0,_e(r)),k(n,r)]):a===8?o(Oe(n,r)):Ee(e,n,r);case 3:case 5:return R(e,n,r);case 4:{let e=z(t);return e<0?[]:o([e,...De(e,r)])}case 6:case 7:return s(n,me);case 8:return w.flatMap(t=>R(e,n,t));case 10:{let e=we(t);return e<0?[]:[...o([e]),...s(e,[4,5,6,7])]}default:return[]}}function Ee(e,t,n){let r=k(t,n);if(r<0||e.tiles[r]===1)return[];let i=k(r,n);return i<0||e.tiles[i]===1?[r]:[r,i]}var De=(e,t)=>[k(e,t+1&3),k(e,t+3&3)],Oe=(e,t)=>{let n=k(e,t);return n<0?[]:[n,...De(n,t)]};function ke(e){let t=new Set;if(e.isFrozen)return t;for(let n of e.creatures)if(n.dizzy===0)for(let r of B(e,n))t.add(r);return t}var Ae=e=>e!==1&&e!==2&&e!==3,je=99;function V(e,t){let n=e.tiles.map(()=>je),r=new Set(e.creatures.filter(({kind:e})=>e===0).map(({at:e})=>e)),i=[t];n[t]=0;for(let t=0;t<i.length;t++){let a=i[t];for(let t of w){let o=k(a,t);o<0||n[o]<je||r.has(o)||!Ae(e.tiles[o])||(n[o]=n[a]+1,i.push(o))}}return n}var H=Ae;function U(e){let t=V(e,e.duck),n=new Set;for(let r of e.creatures){let[i,a]=Me(e,r,t,n);r.intent=i,r.way=a,i===1&&n.add(k(r.at,a))}}var W=[0,0];function Me(e,t,n,r){let{kind:i,at:a,mood:o}=t;if(i===0||t.dizzy>0)return W;let s=A(a,e.duck),c=()=>Pe(e,t,n,r);switch(i){case 5:return s<=1||o>0?[6,0]:W;case 6:return s<=2&&o===0?[7,0]:c();case 9:return o>0?W:s<=1?[7,0]:G(e,t,3)??c();case 10:return o===0?[8,0]:o===1?Ie(e,t):Fe(e,t);case 11:return o===0?s<=4?[10,Te(a,e.duck)]:c():[o===1?7:11,0];default:return o>0?W:Ne(e,t)??(i===3?Fe(e,t):c())}}function Ne(e,t){let{kind:n}=t;if(n===2)return G(e,t,3);if(n===4)return G(e,t,5);let[r,i]=n===3?[4,w]:[2,n===7?T:w];for(let n of i){let i=B(e,{...t,intent:r,way:n});if(r===4?i[0]===e.duck:i.includes(e.duck))return[r,n]}return null}function G(e,{at:t},n){for(let r of w)if(R(e,t,r).at(-1)===e.duck)return[n,r];return null}function Pe(e,{kind:t,at:n},r,i){let a=t===7,o=t=>a?A(t,e.duck)*10+j(t,e.duck):r[t],[s,c]=[o(n),-1];for(let t of a?T:w){let r=k(n,t);r<0||e.tiles[r]===1||r===e.duck||i.has(r)||!a&&!H(e.tiles[r])||o(r)>=s||P(e,r)||([s,c]=[o(r),t])}return c<0?W:[1,c]}function Fe(e,t){let[n,r]=[A(t.at,e.duck)*20+j(t.at,e.duck),-1];for(let i of w){let a=z({...t,way:i});if(a<0||a===e.duck||!H(e.tiles[a])||P(e,a))continue;let o=A(a,e.duck)*20+j(a,e.duck);o<n&&([n,r]=[o,i])}return r<0?W:[4,r]}function Ie(e,{at:t}){let n=w.filter(n=>{let r=k(t,n);return r>=0&&r!==e.duck&&H(e.tiles[r])&&!P(e,r)}),r=n=>j(k(t,n),e.duck),[i]=n.toSorted((e,t)=>r(e)-r(t)||e-t);return i===void 0?W:[9,i]}var Le=[`First push|1|
#####.#
##.#.##
#.....#
##.Ds##
##...##
#....##
####..#`,`Into the hole|2|
#######
#o.s.o#
##D...#
##...##
#......
..#.#..
#######`,`Back to back|3|
#######
#.s....
#.#sD.#
#.....#
#.#o.o#
#.#.#.#
#######`,`Spit and run|3|
#######
##...##
#.....#
#..tD.s
##.^.##
#.#...#
#####^#`,`Horn first|3|
#######
##...##
#o.Dbo#
#.....#
#.#.#s#
##...#.
#######`,`Do not touch|3|
#.#.###
#..##.#
#...B.#
#..p.#.
#.D...#
#.s..##
#######`,`Dirt flies|4|
#######
#.#^#.#
#.Ds.#.
##...m#
#...s.#
#..#.o#
##.##.#`,`Stampede|4|
..#.#..
..o....
.....#.
...b...
.#...#.
^.b..s.
..D...#`,`Pins|4|
#####.#
##.t.^#
#..^.D#
#.#^..#
#....s#
#...s.#
#######`,`Under the floor|4|
.#.to..
.......
.m...m.
o.....o
..#..D.
..^.^..
#...#.#`,`Thin ground|5|
b#t..#.
..D..h.
.~.....
...#...
~.....#
.#.....
..^....`,`Bat at noon|5|
#######
#######
#......
#Ds.v.#
#.#.#.#
#....##
#.#####`,`Stone guest|5|
#.#.###
###.###
#sD.n..
#.....#
#.#.#.#
#.o.o.#
#######`,`Your place, mine|4|0
.......
..#.#..
..s....
o.D#..o
s#...#.
...o..#
t......`,`Over the top|4|2
#.....#
..#.#..
#..#..#
s.D....
t......
^..b..^
#.....#`,`Deep breath|4|1
##.####
#.s...#
#o.D..#
#..s.s#
###.#s#
#..o..#
#######`,`On a leash|5|8
.....##
o.#.#.o
.......
......s
h..D...
...#...
..m^.^.`,`A late seed|5|4
.......
.......
....D.s
....#..
.#...##
#....#.
.vBn...`,`The long slide|5|6
.##.#st
...b.~.
.......
.......
o...D.o
....h.~
##...##`,`One life|5|0,3
.ob....
^n..s..
.......
...#..m
#B..D..
#.o....
..#.#..`],Re={"#":1,o:2,"^":3,"~":4},ze=`Bsbmtphvn`,Be=Le.length,Ve=e=>He(Le[e]);function He(e){let[t=``,...n]=e.split(`
`),[,r,i=``]=t.split(`|`),a=Ce(),o=`#`.repeat(9),s=n.length<9?[o,...n.map(e=>`#${e}#`),o]:n;for(let[e,t]of Array.from(s.join(``)).entries()){a.tiles[e]=Re[t]??0,t===`D`&&(a.duck=e),t===`c`&&(a.goods[e]=1);let n=ze.indexOf(t);n>=0&&L(a,n,e)}for(let e of i.split(`,`).filter(Boolean))I(a,Number(e));Object.assign(a,{isPuzzle:1,hearts:1,mostHearts:1,oil:Number(r)+5});for(let{kind:e}of a.creatures)a.met|=1<<e;return U(a),a}var Ue=40,We=4,Ge=7,Ke=40;function qe(e,t,n){let r=ue[t],i=0;for(;i<Ue&&!Je(e,r,n,!0);)i+=1;if(i===Ue)for(;!Je(e,r,n,!1););e.isShut=+!!f(r.tenants[0]),e.oil=r.oil,e.turn=0,e.outcome=0,e.isFrozen=0,e.facing=3,e.uses=e.relics.map(be);for(let{kind:t}of e.creatures)e.met|=1<<t}function Je(e,t,n,r){let i=e.tiles=Array.from({length:81},()=>0);e.goods=i.map(()=>0),e.creatures=[];let a=e.duck=72+ee(n,1,7),o=f(t.tenants[0])?4:d(n,2)*9+ee(n,0,8);i[o]=5,r&&Xe(e,t,n);let s=V(e,a),c=Ze(e,a);if(!(w.filter(e=>s[k(a,e)]===1).length>1)||(c[o]??99)===99||j(a,o)<Ge||s.filter(e=>e<99).length<Ke)return!1;let l=Ye(e).filter(e=>s[e]<99);return te(n,l),Qe(e,t,n,l)?($e(e,1,t.crumbs,l),$e(e,2,t.loaves,l),U(e),!ke(e).has(a)):!1}var Ye=({tiles:e,creatures:t,duck:n})=>e.flatMap((e,r)=>e===0&&r!==n&&t.every(({at:e})=>e!==r)?[r]:[]);function Xe(e,t,n){let{tiles:r,duck:i}=e,a=(e,t,a)=>{for(let o=t,s=0;o>0&&s<60;s++){let t=d(n,81),s=D(t)*9+9-1-E(t);for(let c of a&&d(n,4)>0?[t,s]:[t])o>0&&r[c]===0&&A(c,i)>1&&(r[c]=e,--o)}};a(1,t.rocks,!0),a(2,t.pits,!0),a(3,t.spikes,!0),a(4,t.cracks,!1);for(let a=t.boulders,o=0;a>0&&o<40;o++){let t=d(n,81);r[t]!==0||A(t,i)<2||(--a,L(e,0,t))}}function Ze(e,t){return V({...e,tiles:e.tiles.map(e=>e===4?2:e)},t)}function Qe(e,t,n,r){let i=[...t.tenants];for(let e=t.drawn;e>0;e--)i.push(t.pool[d(n,t.pool.length)]);for(let t of i){let n=f(t),i=r.findIndex(t=>j(t,e.duck)>=We&&(!n||D(t)<4&&D(t)>0&&E(t)>2&&E(t)<6));if(i<0)return!1;L(e,t,r.splice(i,1)[0])}return!0}function $e(e,t,n,r){for(let i=n;i>0&&r.length>0;i--)e.goods[r.pop()]=t}var K={beaten:20,boss:150,clever:15,more:25,crumb:10},et=e=>e>=2&&e<=7,tt=({kind:e})=>e===7;function q(e,t,n,r=null){if(e.outcome!==2){if(n!==11&&Se(e,5))return N(e,15,e.duck,-1,5);e.hearts=Math.max(0,e.hearts-t),e.lost+=t,e.cause=n,e.causeKind=r?.kind??0,N(e,10,e.duck,r?.id??-1,n),e.hearts===0?e.outcome=2:r&&F(e,7)&&n===5&&J(e,r,1,9)}}function J(e,t,n,r){if(t.hp<=0)return;let{kind:i,at:a,id:o}=t;if(i===8&&(r===1||r===2||r===8))return N(e,15,a,o,-1);if(t.hp-=n,N(e,8,a,o,r),t.hp>0)i===5&&(t.intent=6);else{if(t.hp=0,e.creatures=e.creatures.filter(e=>e!==t),i===0)return N(e,21,a,o);if(N(e,9,a,o,r),nt(e,t,r),i===5&&r!==3)return it(e,t);F(e,10)&&r!==3&&rt(e,a)}}function nt(e,{kind:t,at:n},r){if(t===5&&r===7)return;e.beaten+=1,e.streak+=1,e.bestStreak=Math.max(e.bestStreak,e.streak),et(r)&&(e.clever+=1);let i=(f(t)?K.boss:K.beaten)+(et(r)?K.clever:0)+(e.streak-1)*K.more;e.points+=i,N(e,31,n,-1,i),e.streak>1&&N(e,33,n,-1,e.streak)}function rt(e,t){N(e,16,t,-1,10);for(let n of w){let r=P(e,k(t,n));r&&J(e,r,1,10)}}function it(e,t){let{at:n}=t;N(e,34,n,t.id);for(let r of me){let i=k(n,r);if(i<0)continue;let a=P(e,i);a&&J(e,a,2,6),i===e.duck&&q(e,1,6,t)}}function at(e,t){e.tiles[t]===4&&(e.tiles[t]=2,N(e,14,t))}function Y(e,t,n,r){let{at:i,id:a}=t;N(e,r,n,a,t.way,i),t.at=n,tt(t)||at(e,i),ot(e,t)}function ot(e,t){let{at:n,id:r,kind:i}=t,a=e.tiles[n];tt(t)||a!==2&&a!==3||(i===0?(e.tiles[n]=0,N(e,20,n,r,a),a===2&&(e.creatures=e.creatures.filter(e=>e!==t))):a===2?(N(e,6,n,r),J(e,t,99,3)):(N(e,7,n,r),J(e,t,2,4)))}function st(e,t,n,r){let i=F(e,9)?2:1;t.kind===5&&(t.intent=6);for(let a=r;a>0&&t.hp>0;a--){let r=k(t.at,n),a=r<0?null:P(e,r);if(r===e.duck)return;if(r<0||e.tiles[r]===1||a)return N(e,5,t.at,t.id,n),a&&J(e,a,i,2),J(e,t,i,a?2:1);if(Y(e,t,r,4),t.kind===0&&!e.creatures.includes(t))return}}function ct(e){e.beat=1;for(let t of e.creatures.slice())t.hp>0&&lt(e,t)}function lt(e,t){let{kind:n,intent:r,way:i,at:a}=t;if(t.dizzy>0)--t.dizzy;else switch(ut(t),r){case 1:return ft(e,t,k(a,i));case 2:case 5:case 7:case 8:pt(e,t),(r===8||n===11)&&dt(e,t,1);return;case 3:return mt(e,t);case 4:return ht(e,t);case 6:return t.hp=0,e.creatures=e.creatures.filter(e=>e!==t),N(e,9,a,t.id,7),it(e,t);case 9:return bt(e,5,k(a,i));case 10:gt(e,t);return;case 11:return yt(e,t);case 0:n===5&&(t.mood=0)}}function ut(e){let{kind:t,intent:n,mood:r}=e;e.mood=t===10?(r+1)%3:t===11?r===0&&n!==10?0:(r+1)%3:t===8?r>0?0:1:n===1||n===0?0:1}function dt(e,t,n){t.dizzy=n,N(e,17,t.at,t.id,n)}function ft(e,t,n){n<0||e.tiles[n]===1||n===e.duck||P(e,n)||Y(e,t,n,1)}function pt(e,t,n=B(e,t)){N(e,11,t.at,t.id,t.intent);for(let r of n){let n=P(e,r);n&&n!==t&&J(e,n,1,5),r===e.duck&&q(e,1,5,t)}}function mt(e,t){let{way:n,id:r}=t;for(N(e,11,t.at,r,t.intent);;){let i=k(t.at,n);if(i===e.duck)return q(e,1,5,t);let a=i<0?null:P(e,i);if(a)return J(e,a,1,5);if(i<0||e.tiles[i]===1){N(e,5,t.at,r,n),J(e,t,1,7),t.hp>0&&dt(e,t,2);return}if(Y(e,t,i,4),t.hp<=0)return}}function ht(e,t){let n=z(t);if(n<0||e.tiles[n]===1)return N(e,5,t.at,t.id,t.way),J(e,t,1,7);let r=B(e,t);n!==e.duck&&!P(e,n)&&Y(e,t,n,19),t.hp>0&&pt(e,t,r)}function gt(e,t){let n=we(t),r=B(e,t);n>=0&&n!==e.duck&&e.tiles[n]!==1&&!P(e,n)&&Y(e,t,n,19),t.hp>0&&pt(e,t,r)}var _t=3,vt=[1,4,7];function yt(e,t){if(N(e,11,t.at,t.id,t.intent),e.creatures.length>_t)return;let n=V(e,e.duck),r=-1;for(let[t,i]of n.entries())i<99&&!P(e,t)&&(r<0||i>n[r])&&(r=t);r>=0&&r!==e.duck&&bt(e,vt[e.turn%vt.length],r)}function bt(e,t,n){if(n<0||n===e.duck||!H(e.tiles[n])||P(e,n))return;let r=L(e,t,n);e.met|=1<<t,N(e,19,n,r.id)}var xt=2,St=8,Ct=(e,t)=>t>=0&&e.tiles[t]!==1&&e.tiles[t]!==2;function wt(e,t){e.facing=t;let n=k(e.duck,t),r=n<0?null:P(e,n);if(r)return Et(e,r,t),!0;if(!Ct(e,n))return N(e,3,e.duck,-1,n<0||e.tiles[n]===1?0:1),!1;let i=e.duck;return Dt(e,n,1),F(e,8)&&Tt(e,i,t),!0}function Tt(e,t,n){let r=k(t,he(n)),i=r<0?null:P(e,r);i&&!p(i.kind)&&e.tiles[t]!==2&&(N(e,16,t,-1,8),Y(e,i,t,4))}function Et(e,t,n){N(e,2,t.at,t.id,n),t.kind===6&&t.intent===7&&q(e,1,12,t),f(t.kind)&&t.dizzy>0?J(e,t,F(e,9)?2:1,8):p(t.kind)?N(e,15,t.at,t.id,-1):st(e,t,n,F(e,6)?St:1)}function Dt(e,t,n){let r=e.duck;N(e,n,t,0,e.facing,r),e.duck=t,at(e,r);let i=e.tiles[t];i===3&&q(e,1,4);let a=e.goods[t];a===1?(e.points+=K.crumb,N(e,12,t,-1,K.crumb),e.goods[t]=0):a===2&&e.hearts<e.mostHearts&&(e.hearts+=1,N(e,13,t),e.goods[t]=0),i===5&&e.isShut===0&&e.outcome===0&&(e.outcome=1)}function Ot(e,t,n){let r=e.relics[t];return r===void 0||!M(r)||e.uses[t]<=0?!1:kt[r](e,n)?(Se(e,r),N(e,16,e.duck,-1,r),!0):(N(e,3,e.duck,-1,2),!1)}var kt=[At,jt,Mt,Nt,Pt];function At(e,t){let n=e.duck;for(let r=k(n,t);r>=0&&e.tiles[r]!==1;r=k(r,t)){let i=P(e,r);if(i)return Ct(e,r)?(e.facing=t,e.duck=-1,Y(e,i,n,4),e.duck=n,Dt(e,r,4),i.hp>0&&e.tiles[n]===2&&ot(e,i),!0):!1}return!1}function jt(e){let t=w.flatMap(t=>{let n=k(e.duck,t),r=n<0?null:P(e,n);return r&&!p(r.kind)?[{other:r,way:t}]:[]});for(let{other:n,way:r}of t)n.hp>0&&st(e,n,r,xt);return t.length>0}function Mt(e,t){let n=k(e.duck,t),r=n<0?-1:k(n,t);if(!Ct(e,r))return!1;e.facing=t;let i=P(e,r);return i&&J(e,i,1,8),P(e,r)||Dt(e,r,19),!0}function Nt(e){return e.isFrozen=1,!0}function Pt(e,t){let n=k(e.duck,t),r=e.creatures.length;bt(e,5,n);let i=e.creatures[r];return i?(i.mood=1,!0):!1}var Ft=(e,t=0)=>8+e*4+t,It=2;function Lt(e,t){if(e.outcome!==0)return!1;e.beat=0,e.streak=0;let n=e.news!==null&&ke(e).has(e.duck),{lost:r,duck:i}=e;if(!(t>=8?Ot(e,t-8>>2,t-8&3):t===4||wt(e,t)))return!1;if(e.turn+=1,e.turns+=1,Rt(e))return!0;let a=e.streak>0&&Se(e,11);return a?N(e,23,e.duck,-1,11):e.isFrozen?e.isFrozen=0:ct(e),n&&e.lost===r&&e.duck!==i&&!a&&N(e,18,e.duck),zt(e),Rt(e)||U(e),!0}function Rt(e){let t=e.creatures.filter(({kind:e})=>e!==0);return e.isPuzzle&&t.length===0&&e.outcome===0&&(e.outcome=3),e.isShut&&!t.some(({kind:e})=>f(e))&&(e.isShut=0,N(e,22,e.duck)),e.outcome!==0}function zt(e){e.oil>0?(--e.oil,e.oil===0&&N(e,24,e.duck)):e.turn%It===0&&q(e,1,11)}var X=e=>1+e,Z=e=>16+e,Bt=e=>48+e,Vt=8,Ht=2,Ut=30,Wt=24,Gt=74,Kt=110,qt=14,Jt=9e3,Yt=70200,Xt=2,Q={floor:50,oil:2,won:500,heart:100,puzzle:300,spare:100},Zt={start:nn,step:sn,isOver:({phase:e})=>e===4,score:Qt,hash:Sn};function Qt({world:e,bonus:t}){return e.points+t}var $t=e=>e===1?de:ue.map((e,t)=>t),en=({mode:e})=>e===2?1:$t(e).length,tn=({mode:e,world:t})=>$t(e)[t.floor];function nn(e,t=``){let{mode:n,level:r}=rn(t),i={mode:n,level:r,random:l(e),frame:0,phase:0,wait:0,rest:0,queue:[],held:0,idle:0,armed:-1,world:n===2?Ve(r):Ce(),offers:[],cursor:0,path:[],saved:0,bonus:0,isWon:0,cues:[]};if(n===1)for(let e of on(i).slice(0,2))I(i.world,e);return n!==2&&an(i),i.path=[i.world.duck],i}function rn(e){let[t,n]=e.split(`-`),r=Number(n??1)-1;return t===`puzzle`&&Number.isInteger(r)&&r>=0&&r<Be?{mode:2,level:r}:{mode:+(e===`rush`),level:0}}function an(e){let{world:t,random:n}=e;qe(t,tn(e),l(n,t.floor+1)),e.path=[t.duck]}function on({random:e,world:t}){let n=Array.from({length:12},(e,t)=>t).filter(e=>!t.relics.includes(e));return te(l(e,50+t.floor),n)}function sn(e,t){if(e.cues.length=0,e.world.news.length=0,e.phase===4)return;e.world.beat=0,e.frame+=1,e.wait+=1;let n=cn(e,t);e.held=t.held,e.idle=n.length>0?0:e.idle+1,e.phase===0?dn(e,n):e.phase===1?pn(e,n):e.phase===2?vn(e,n):_n(e,n.length>0),(e.idle>Jt||e.frame>Yt)&&e.phase<3&&xn(e);for(let{cue:t}of e.world.news)e.cues.push(t)}function cn({held:e,phase:t},{held:r,taps:i}){let a=r&~e,o=[];for(let[e,t]of[n.right,n.down,n.left,n.up].entries())a&t&&o.push(X(e));return a&n.a&&o.push(5),a&n.b&&t===1&&o.push(Z(-1)),[...o,...i]}function $(e,t){e.phase=t,e.wait=0}var ln=({world:e})=>e.isShut>0,un=e=>ln(e)?130:16;function dn(e,t){let{wait:n,world:r}=e;if(n===1){let e=r.creatures.find(({kind:e})=>f(e));N(r,e?26:25,e?.at??r.duck,-1,r.floor)}let i=ln(e)&&n>Ut&&t.length>0;ln(e)||fn(e,t),(n>=un(e)||i)&&$(e,1)}function fn(e,t){for(let n of t)e.queue.length<Ht&&e.queue.push(n)}function pn(e,t){if(fn(e,t),e.rest>0){--e.rest;return}let n=e.queue.shift();if(n===void 0)return;let{world:r}=e,i=mn(e,n);if(i<0)return;let{duck:a}=r;Lt(r,i)?(e.rest=Vt,r.duck!==a&&e.path.push(r.duck),r.outcome!==0&&gn(e)):e.queue.length=0}function mn(e,t){let{world:n,armed:r}=e;if(t>=X(0)&&t<=X(3))return e.armed=-1,r<0?t-1:Ft(r,t-1);if(t===5)return e.armed=-1,r<0?4:-1;let i=t===Z(-1)?hn(e):t-Z(0),a=n.relics[i];return a===void 0||!M(a)||n.uses[i]<=0?(r>=0?e.armed=-1:N(n,3,n.duck,-1,2),-1):xe(a)?(e.armed=r===i?-1:i,N(n,32,n.duck,-1,a),-1):(e.armed=-1,Ft(i))}function hn({world:e,armed:t}){let n=t=>M(e.relics[t])&&e.uses[t]>0;for(let r=t+1;r<e.relics.length;r++)if(n(r))return r;return t}function gn(e){let{world:t,mode:n}=e;if(e.queue.length=0,e.armed=-1,$(e,3),t.outcome===2)return N(t,29,t.duck);if(n===2)return e.isWon=1,e.bonus=Q.puzzle+Q.spare*t.oil,N(t,30,t.duck);e.saved+=t.oil,e.bonus+=Q.floor*(t.floor+1)+Q.oil*t.oil,e.isWon=+(t.floor+1===en(e)),e.isWon&&(e.bonus+=Q.won+Q.heart*t.hearts),N(t,e.isWon?30:28,t.duck,-1,t.oil)}function _n(e,t){let{world:n,wait:r,isWon:i}=e;if(r<(i?Kt:n.outcome===1?Wt:Gt)&&!(t&&r>Wt))return;if(n.outcome!==1||i)return $(e,4);let a=on(e),o=a.find(M)??a[0],s=a.find(e=>!M(e))??a[1];e.offers=[...n.floor===0?[o,s]:a.slice(0,Xt),-1],e.cursor=0,$(e,2)}function vn(e,t){if(e.wait<qt)return;let n=e.offers.length-1;for(let r of t)if(r===X(0)||r===X(1))yn(e,Math.min(n,e.cursor+1));else if(r===X(2)||r===X(3))yn(e,Math.max(0,e.cursor-1));else if(r===5)return bn(e,e.cursor);else{let t=r>=Bt(0)?r-Bt(0):r-Z(0);if(t>=0&&t<=n)return bn(e,t)}}function yn(e,t){e.cursor=t,N(e.world,32,e.world.duck,-1,-2)}function bn(e,t){let{world:n}=e,r=e.offers[t];r===-1?n.hearts=Math.min(n.mostHearts,n.hearts+2):I(n,r),e.offers=[],n.floor+=1,an(e),$(e,0),N(n,27,n.duck,-1,r)}function xn(e){let{world:t}=e;t.outcome=2,t.cause=13,$(e,3),N(t,29,t.duck)}function Sn(e){return r(Cn({...e,cues:0,world:{...e.world,news:0}}))}var Cn=e=>typeof e==`number`?e:Object.values(e).map(Cn);export{Zt as rules};