var e=Object.defineProperty,t=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r},n={left:1,right:2,up:4,down:8,a:16,b:32};function r(...e){return s(i(2538058380,e))}function i(e,t){let n=o(e,t.length);for(let e=0;e<t.length;e++){let r=t[e];n=typeof r==`number`?a(n,r):i(n,r)}return n}function a(e,t){if(!Number.isSafeInteger(t))throw Error(`a state is made of whole numbers, not ${t}`);return o(o(e,t|0),Math.floor(t/4294967296)|0)}function o(e,t){let n=Math.imul(t,3432918353);n=n<<15|n>>>17;let r=e^Math.imul(n,461845907);return r=r<<13|r>>>19,Math.imul(r,5)+3864292196|0}function s(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),(t^t>>>16)>>>0}var c=12;function l(e,t=0){let n=[e[0]|0,e[1]|0,e[2]|0,e[3]^Math.imul(t,2654435769)|0];for(let e=0;e<c;e++)ee(n);return n}function ee(e){let[t,n,r,i]=e,a=(t+n|0)+i|0;return e[0]=n^n>>>9,e[1]=r+(r<<3)|0,e[2]=(r<<21|r>>>11)+a|0,e[3]=i+1|0,a>>>0}function u(e,t){if(t<=1)return 0;let n=4294967296-4294967296%t;for(;;){let r=ee(e);if(r<n)return r%t}}function te(e,t,n){return t+u(e,n-t+1)}function ne(e,t){for(let n=t.length-1;n>0;n--){let r=u(e,n+1);[t[n],t[r]]=[t[r],t[n]]}return t}var re=t({KINDS:()=>12,badger:()=>9,bat:()=>7,beetle:()=>2,boulder:()=>0,fox:()=>11,healthOf:()=>ae,hedgehog:()=>6,isBoss:()=>d,isHeavy:()=>f,mole:()=>3,puff:()=>5,queen:()=>10,shrew:()=>1,snail:()=>8,toad:()=>4}),ie=[1,1,2,1,1,1,2,1,1,3,5,6],ae=e=>ie[e],d=e=>e>=9,f=e=>e===8||d(e),{shrew:p,beetle:m,mole:h,toad:g,puff:_,hedgehog:v,bat:y,snail:oe,badger:se,queen:ce,fox:le}=re,b=[p,h,m,_],ue=[p,m,h,g,_,v],x=[m,h,g,v,y,oe,_],S=(e,t,n,[r,i,a,o,s],[c,l,ee])=>({tenants:e,pool:t,drawn:n,rocks:r,pits:i,spikes:a,cracks:o,boulders:s,crumbs:c,loaves:l,oil:ee}),C=[S([p,p],[],0,[8,2,2,0,0],[3,0,40]),S([h,p],b,1,[9,3,2,0,1],[3,1,38]),S([se,p],[],0,[7,0,3,0,0],[2,0,50]),S([g,_,p],b,2,[9,3,3,5,1],[3,1,30]),S([v,g,m],ue,3,[9,3,3,5,1],[3,0,30]),S([ce,p,g],b,1,[6,0,3,4,1],[2,1,46]),S([y,oe,h,g],x,3,[9,4,3,6,1],[3,0,30]),S([oe,y,y,v,g],x,3,[9,4,4,6,1],[3,1,28]),S([le,y,m,h],[],0,[6,0,4,4,0],[2,0,46])],de=[le,se,ce];function fe(e){let t=C[e];if(t)return t;let n=Math.floor(e/3)-2,r=C[6+e%3],i=e%3==2?[...de.slice(0,n+1),y]:r.tenants,a=r.drawn+Math.min(8,n);return{...r,tenants:i,pool:x,drawn:a,loaves:0,oil:Math.max(0,r.oil-5*n)}}var pe=[1,4,5],me=[1,0,-1,0,1,-1,-1,1],he=[0,1,0,-1,1,1,-1,-1],w=[0,1,2,3],ge=[4,5,6,7],_e=[...w,...ge],T=e=>e%9,E=e=>(e-e%9)/9,ve=e=>e<4?e+2&3:(e-2&3)+4,ye=e=>me[e],be=e=>he[e],D=(e,t,n)=>{let r=e%9+t,i=E(e)+n;return r<0||i<0||r>=9||i>=9?-1:i*9+r},xe=Array.from({length:648},(e,t)=>D(t>>3,me[t&7],he[t&7])),O=(e,t)=>xe[e<<3|t],k=(e,t)=>Math.max(Math.abs(T(e)-T(t)),Math.abs(E(e)-E(t))),A=(e,t)=>Math.abs(T(e)-T(t))+Math.abs(E(e)-E(t)),Se=[8,6,9,11,10,7,1,5,0,2,4,3],Ce=e=>Se[e],we=[2,2,3,1,2,1,0,0,0,0,0,2],Te=e=>we[e],j=e=>e<=4,Ee=e=>e===0||e===2||e===4;function M(e,t,n,r=-1,i=0,a=n){e.news?.push({cue:t,id:r,from:a,at:n,force:i,beat:e.beat})}var N=(e,t)=>{for(let n of e.creatures)if(n.at===t&&n.hp>0)return n;return null},P=(e,t)=>e.relics.includes(t),F=({relics:e},t)=>e.includes(t)&&e.includes(Ce(t));function De(e,t){let n=e.relics.indexOf(t);return n<0||(e.uses[n]??0)===0?!1:(--e.uses[n],!0)}function I(e,t){e.relics.push(t),e.uses.push(Te(t))}function L(e,t,n){let r=ae(t),i={id:e.nextId++,kind:t,at:n,hp:r,intent:0,way:0,dizzy:0,mood:0};return e.creatures.push(i),i}var Oe=()=>({floor:0,tiles:Array.from({length:81},()=>0),goods:Array.from({length:81},()=>0),creatures:[],nextId:1,duck:0,facing:3,hearts:3,mostHearts:3,oil:30,turn:0,turns:0,relics:[],uses:[],isFrozen:0,isShut:0,isPuzzle:0,outcome:0,points:0,beaten:0,clever:0,lost:0,streak:0,bestStreak:0,chain:-1,cause:0,causeKind:0,met:0,beat:0,news:[]});function R(e,t,n){let r=[];for(let i=O(t,n);i>=0&&e.tiles[i]!==1&&(r.push(i),!(i===e.duck||N(e,i)));i=O(i,n));return r}var ke=({at:e,way:t})=>D(e,Math.floor(t/17)-8,t%17-8),Ae=(e,t)=>(T(t)-T(e)+8)*17+E(t)-E(e)+8,z=({at:e,way:t})=>D(e,ye(t)*2,be(t)*2);function B(e,t){let{at:n,way:r,intent:i,kind:a}=t,o=t=>t.filter(t=>t>=0&&e.tiles[t]!==1),s=(e,t)=>o(t.map(t=>O(e,t)));switch(i){case 2:return a===7?o([D(n,ye(r),0),D(n,0,be(r)),O(n,r)]):a===8?o(Ne(n,r)):je(e,n,r);case 3:case 5:return R(e,n,r);case 4:{let e=z(t);return e<0?[]:o([e,...Me(e,r)])}case 6:case 7:return s(n,_e);case 8:return w.flatMap(t=>R(e,n,t));case 10:{let e=ke(t);return e<0?[]:[...o([e]),...s(e,[4,5,6,7])]}default:return[]}}function je(e,t,n){let r=O(t,n);if(r<0||e.tiles[r]===1)return[];let i=O(r,n);return i<0||e.tiles[i]===1?[r]:[r,i]}var Me=(e,t)=>[O(e,t+1&3),O(e,t+3&3)],Ne=(e,t)=>{let n=O(e,t);return n<0?[]:[n,...Me(n,t)]};function Pe(e){let t=new Set;if(e.isFrozen)return t;for(let n of e.creatures)if(n.dizzy===0)for(let r of B(e,n))t.add(r);return t}var Fe=e=>e!==1&&e!==2&&e!==3,Ie=99;function V(e,t){let n=e.tiles.map(()=>Ie),r=new Set(e.creatures.filter(({kind:e})=>e===0).map(({at:e})=>e)),i=[t];n[t]=0;for(let t=0;t<i.length;t++){let a=i[t];for(let t of w){let o=O(a,t);o<0||n[o]<Ie||r.has(o)||!Fe(e.tiles[o])||(n[o]=n[a]+1,i.push(o))}}return n}var H=Fe;function U(e){let t=V(e,e.duck),n=new Set;for(let r of e.creatures){let[i,a]=Le(e,r,t,n);r.intent=i,r.way=a,i===1&&n.add(O(r.at,a))}}var W=[0,0];function Le(e,t,n,r){let{kind:i,at:a,mood:o}=t;if(i===0||t.dizzy>0)return W;let s=k(a,e.duck),c=()=>Be(e,t,n,r);switch(i){case 5:return s<=1||o>0?[6,0]:W;case 6:return s<=2&&o===0?[7,0]:c();case 9:return o>0?W:s<=1?[7,0]:ze(e,t,3)??c();case 10:return o===0?[8,0]:o===1?He(e,t):Ve(e,t);case 11:return o===0?s<=4?[10,Ae(a,e.duck)]:c():[o===1?7:11,0];default:return o>0?W:Re(e,t)??(i===3?Ve(e,t):c())}}function Re(e,t){let{kind:n}=t;if(n===2)return ze(e,t,3);if(n===4)return ze(e,t,5);let[r,i]=n===3?[4,w]:[2,n===7?ge:w];for(let n of i){let i=B(e,{...t,intent:r,way:n});if(r===4?i[0]===e.duck:i.includes(e.duck))return[r,n]}return null}function ze(e,{at:t},n){for(let r of w)if(R(e,t,r).at(-1)===e.duck)return[n,r];return null}function Be(e,{kind:t,at:n},r,i){let a=t===7,o=t=>a?k(t,e.duck)*10+A(t,e.duck):r[t],[s,c]=[o(n),-1];for(let t of a?ge:w){let r=O(n,t);r<0||e.tiles[r]===1||r===e.duck||i.has(r)||!a&&!H(e.tiles[r])||o(r)>=s||N(e,r)||([s,c]=[o(r),t])}return c<0?W:[1,c]}function Ve(e,t){let[n,r]=[k(t.at,e.duck)*20+A(t.at,e.duck),-1];for(let i of w){let a=z({...t,way:i});if(a<0||a===e.duck||!H(e.tiles[a])||N(e,a))continue;let o=k(a,e.duck)*20+A(a,e.duck);o<n&&([n,r]=[o,i])}return r<0?W:[4,r]}function He(e,{at:t}){let n=w.filter(n=>{let r=O(t,n);return r>=0&&r!==e.duck&&H(e.tiles[r])&&!N(e,r)}),r=n=>A(O(t,n),e.duck),[i]=n.toSorted((e,t)=>r(e)-r(t)||e-t);return i===void 0?W:[9,i]}var Ue=[`First push|1|
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
#######`,`Horn first|3|
#######
##...##
#o.Dbo#
#.....#
#.#.#s#
##...#.
#######`,`Dirt flies|4|
#######
#.#^#.#
#.Ds.#.
##...m#
#...s.#
#..#.o#
##.##.#`,`Pins|4|
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
#...#.#`,`Spit and run|3|
#######
##...##
#.....#
#..tD.s
##.^.##
#.#...#
#####^#`,`Bat at noon|5|
#######
#######
#......
#Ds.v.#
#.#.#.#
#....##
#.#####`,`Do not touch|3|
#.#.###
#..##.#
#...B.#
#..p.#.
#.D...#
#.s..##
#######`,`Stampede|4|
..#.#..
..o....
.....#.
...b...
.#...#.
^.b..s.
..D...#`,`Thin ground|5|
b#t..#.
..D..h.
.~.....
...#...
~.....#
.#.....
..^....`,`Deep breath|4|1
##.####
#.s...#
#o.D..#
#..s.s#
###.#s#
#..o..#
#######`,`The long slide|5|6
.##.#st
...b.~.
.......
.......
o...D.o
....h.~
##...##`,`Over the top|4|2
#.....#
..#.#..
#..#..#
s.D....
t......
^..b..^
#.....#`,`Your place, mine|4|0
.......
..#.#..
..s....
o.D#..o
s#...#.
...o..#
t......`,`On a leash|5|8
.....##
o.#.#.o
.......
......s
h..D...
...#...
..m^.^.`,`Stone guest|5|
#.#.###
###.###
#sD.n..
#.....#
#.#.#.#
#.o.o.#
#######`,`A late seed|5|4
.......
.......
....D.s
....#..
.#...##
#....#.
.vBn...`,`One life|5|0,3
.ob....
^n..s..
.......
...#..m
#B..D..
#.o....
..#.#..`],We={"#":1,o:2,"^":3,"~":4},Ge=`Bsbmtphvn`,Ke=Ue.length,qe=10;function Je(e){let t=Ye(Ue[e]);return e<qe&&(t.oil+=7),t}function Ye(e){let[t=``,...n]=e.split(`
`),[,r,i=``]=t.split(`|`),a=Oe(),o=`#`.repeat(9),s=n.length<9?[o,...n.map(e=>`#${e}#`),o]:n;for(let[e,t]of Array.from(s.join(``)).entries()){a.tiles[e]=We[t]??0,t===`D`&&(a.duck=e),t===`c`&&(a.goods[e]=1);let n=Ge.indexOf(t);n>=0&&L(a,n,e)}for(let e of i.split(`,`).filter(Boolean))I(a,Number(e));Object.assign(a,{isPuzzle:1,hearts:1,mostHearts:1,oil:Number(r)+5});for(let{kind:e}of a.creatures)a.met|=1<<e;return U(a),a}var Xe=40,Ze=4,Qe=7,$e=40;function et(e,t,n){let r=fe(t),i=0;for(;i<Xe&&!tt(e,r,n,!0);)i+=1;if(i===Xe)for(;!tt(e,r,n,!1););e.isShut=+!!d(r.tenants[0]),e.oil=r.oil,e.turn=0,e.outcome=0,e.isFrozen=0,e.facing=3,(t<=C.length||t%3==0)&&(e.uses=e.relics.map(Te));for(let{kind:t}of e.creatures)e.met|=1<<t}function tt(e,t,n,r){let i=e.tiles=Array.from({length:81},()=>0);e.goods=i.map(()=>0),e.creatures=[];let a=e.duck=72+te(n,1,7),o=d(t.tenants[0])?4:u(n,2)*9+te(n,0,8);i[o]=5,r&&rt(e,t,n);let s=V(e,a),c=it(e,a);if(!(w.filter(e=>s[O(a,e)]===1).length>1)||(c[o]??99)===99||A(a,o)<Qe||s.filter(e=>e<99).length<$e)return!1;let l=nt(e).filter(e=>s[e]<99);return ne(n,l),at(e,t,n,l)?(ot(e,1,t.crumbs,l),ot(e,2,t.loaves,l),U(e),!Pe(e).has(a)):!1}var nt=({tiles:e,creatures:t,duck:n})=>e.flatMap((e,r)=>e===0&&r!==n&&t.every(({at:e})=>e!==r)?[r]:[]);function rt(e,t,n){let{tiles:r,duck:i}=e,a=(e,t,a)=>{for(let o=t,s=0;o>0&&s<60;s++){let t=u(n,81),s=E(t)*9+9-1-T(t);for(let c of a&&u(n,4)>0?[t,s]:[t])o>0&&r[c]===0&&k(c,i)>1&&(r[c]=e,--o)}};a(1,t.rocks,!0),a(2,t.pits,!0),a(3,t.spikes,!0),a(4,t.cracks,!1);for(let a=t.boulders,o=0;a>0&&o<40;o++){let t=u(n,81);r[t]!==0||k(t,i)<2||(--a,L(e,0,t))}}function it(e,t){return V({...e,tiles:e.tiles.map(e=>e===4?2:e)},t)}function at(e,t,n,r){let i=[...t.tenants];for(let e=t.drawn;e>0;e--)i.push(t.pool[u(n,t.pool.length)]);for(let t of i){let n=d(t),i=r.findIndex(t=>A(t,e.duck)>=Ze&&(!n||E(t)<4&&E(t)>0&&T(t)>2&&T(t)<6));if(i<0)return!1;L(e,t,r.splice(i,1)[0])}return!0}function ot(e,t,n,r){for(let i=n;i>0&&r.length>0;i--)e.goods[r.pop()]=t}var G={beaten:20,boss:150,clever:30,more:25,crumb:10},st=9,ct=({chain:e})=>Math.max(1,Math.min(st,1+e)),lt=e=>e>=2&&e<=7,ut=({kind:e})=>e===7;function K(e,t,n,r=null){e.outcome!==2&&(n!==11&&De(e,5)?(M(e,15,e.duck,-1,5),r&&F(e,7)&&n===5&&q(e,r,2,9)):(e.hearts=Math.max(0,e.hearts-t),e.lost+=t,e.chain>0&&(e.chain=0,M(e,35,e.duck)),e.cause=n,e.causeKind=r?.kind??0,M(e,10,e.duck,r?.id??-1,n),e.hearts===0?e.outcome=2:r&&P(e,7)&&n===5&&q(e,r,1,9)))}function q(e,t,n,r){if(t.hp<=0)return;let{kind:i,at:a,id:o}=t;if(i===8&&(r===1||r===2||r===8))return M(e,15,a,o,-1);if(t.hp-=n,M(e,8,a,o,r),t.hp>0)i===5&&(t.intent=6);else{if(t.hp=0,e.creatures=e.creatures.filter(e=>e!==t),i===0)return M(e,21,a,o);if(M(e,9,a,o,r),dt(e,t,r),i===5&&r!==3)return pt(e,t);P(e,10)&&r!==3&&ft(e,a)}}function dt(e,{kind:t,at:n},r){if(t===5&&r===7)return;e.beaten+=1,e.streak+=1,e.bestStreak=Math.max(e.bestStreak,e.streak),lt(r)&&(e.clever+=1);let i=((d(t)?G.boss:G.beaten)+(lt(r)?G.clever:0)+(e.streak-1)*G.more)*ct(e);e.chain>=0&&(e.chain+=1),e.points+=i,M(e,31,n,-1,i),e.streak>1&&M(e,33,n,-1,e.streak)}function ft(e,t){M(e,16,t,-1,10);for(let n of F(e,10)?_e:w){let r=N(e,O(t,n));r&&q(e,r,1,10)}}function pt(e,t){let{at:n}=t;M(e,34,n,t.id);for(let r of _e){let i=O(n,r);if(i<0)continue;let a=N(e,i);a&&q(e,a,2,6),i===e.duck&&K(e,1,6,t)}}function mt(e,t){e.tiles[t]===4&&(e.tiles[t]=2,M(e,14,t))}function J(e,t,n,r){let{at:i,id:a}=t;M(e,r,n,a,t.way,i),t.at=n,ut(t)||mt(e,i),ht(e,t)}function ht(e,t){let{at:n,id:r,kind:i}=t,a=e.tiles[n];ut(t)||a!==2&&a!==3||(i===0?(e.tiles[n]=0,M(e,20,n,r,a),a===2&&(e.creatures=e.creatures.filter(e=>e!==t))):a===2?(M(e,6,n,r),q(e,t,99,3)):(M(e,7,n,r),q(e,t,2,4)))}function gt(e,t,n,r){let i=P(e,9)?2:1;t.kind===5&&(t.intent=6);for(let a=r;a>0&&t.hp>0;a--){let r=O(t.at,n),a=r<0?null:N(e,r);if(r===e.duck)return;if(r<0||e.tiles[r]===1||a)return M(e,5,t.at,t.id,n),a&&q(e,a,i,2),q(e,t,i,a?2:1);if(J(e,t,r,4),t.kind===0&&!e.creatures.includes(t))return}}function _t(e){e.beat=1;for(let t of e.creatures.slice())t.hp>0&&vt(e,t)}function vt(e,t){let{kind:n,intent:r,way:i,at:a}=t;if(t.dizzy>0)--t.dizzy;else switch(yt(t),r){case 1:return xt(e,t,O(a,i));case 2:case 5:case 7:case 8:St(e,t),(r===8||n===11)&&bt(e,t,1);return;case 3:return Ct(e,t);case 4:return wt(e,t);case 6:return t.hp=0,e.creatures=e.creatures.filter(e=>e!==t),M(e,9,a,t.id,7),pt(e,t);case 9:return kt(e,5,O(a,i));case 10:Tt(e,t);return;case 11:return Ot(e,t);case 0:n===5&&(t.mood=0)}}function yt(e){let{kind:t,intent:n,mood:r}=e;e.mood=t===10?(r+1)%3:t===11?r===0&&n!==10?0:(r+1)%3:t===8?r>0?0:1:n===1||n===0?0:1}function bt(e,t,n){t.dizzy=n,M(e,17,t.at,t.id,n)}function xt(e,t,n){n<0||e.tiles[n]===1||n===e.duck||N(e,n)||J(e,t,n,1)}function St(e,t,n=B(e,t)){M(e,11,t.at,t.id,t.intent);for(let r of n){let n=N(e,r);n&&n!==t&&q(e,n,1,5),r===e.duck&&K(e,1,5,t)}}function Ct(e,t){let{way:n,id:r}=t;for(M(e,11,t.at,r,t.intent);;){let i=O(t.at,n);if(i===e.duck)return K(e,1,5,t);let a=i<0?null:N(e,i);if(a)return q(e,a,1,5);if(i<0||e.tiles[i]===1){M(e,5,t.at,r,n),q(e,t,1,7),t.hp>0&&bt(e,t,2);return}if(J(e,t,i,4),t.hp<=0)return}}function wt(e,t){let n=z(t);if(n<0||e.tiles[n]===1)return M(e,5,t.at,t.id,t.way),q(e,t,1,7);let r=B(e,t);n!==e.duck&&!N(e,n)&&J(e,t,n,19),t.hp>0&&St(e,t,r)}function Tt(e,t){let n=ke(t),r=B(e,t);n>=0&&n!==e.duck&&e.tiles[n]!==1&&!N(e,n)&&J(e,t,n,19),t.hp>0&&St(e,t,r)}var Et=3,Dt=[1,4,7];function Ot(e,t){if(M(e,11,t.at,t.id,t.intent),e.creatures.length>Et)return;let n=V(e,e.duck),r=-1;for(let[t,i]of n.entries())i<99&&!N(e,t)&&(r<0||i>n[r])&&(r=t);r>=0&&r!==e.duck&&kt(e,Dt[e.turn%Dt.length],r)}function kt(e,t,n){if(n<0||n===e.duck||!H(e.tiles[n])||N(e,n))return;let r=L(e,t,n);e.met|=1<<t,M(e,19,n,r.id)}var At=2,jt=8,Mt=3,Nt=(e,t)=>t>=0&&e.tiles[t]!==1&&e.tiles[t]!==2;function Pt(e,t){e.facing=t;let n=O(e.duck,t),r=n<0?null:N(e,n);if(r)return It(e,r,t),!0;if(!Nt(e,n))return M(e,3,e.duck,-1,n<0||e.tiles[n]===1?0:1),!1;let i=e.duck;return Lt(e,n,1),P(e,8)&&Ft(e,i,t),!0}function Ft(e,t,n){let r=O(t,ve(n));for(let t=F(e,8)?Mt:1;t>1&&r>=0;t--)!N(e,r)&&e.tiles[r]!==1&&(r=O(r,ve(n)));let i=r<0?null:N(e,r);i&&!f(i.kind)&&e.tiles[t]!==2&&(M(e,16,t,-1,8),J(e,i,t,4))}function It(e,t,n){M(e,2,t.at,t.id,n),t.kind===6&&t.intent===7&&K(e,1,12,t),d(t.kind)&&t.dizzy>0?q(e,t,P(e,9)?2:1,8):f(t.kind)?M(e,15,t.at,t.id,-1):gt(e,t,n,P(e,6)?jt:1)}function Lt(e,t,n){let r=e.duck;M(e,n,t,0,e.facing,r),e.duck=t,mt(e,r);let i=e.tiles[t];i===3&&K(e,1,4);let a=e.goods[t];a===1?(e.points+=G.crumb,M(e,12,t,-1,G.crumb),e.goods[t]=0):a===2&&e.hearts<e.mostHearts&&(e.hearts+=1,M(e,13,t),e.goods[t]=0),i===5&&e.isShut===0&&e.outcome===0&&(e.outcome=1)}function Rt(e,t,n){let r=e.relics[t];return r===void 0||!j(r)||e.uses[t]<=0?!1:zt[r](e,n)?(De(e,r),M(e,16,e.duck,-1,r),!0):(M(e,3,e.duck,-1,2),!1)}var zt=[Bt,Vt,Ht,Ut,Wt];function Bt(e,t){let n=e.duck;for(let r=O(n,t);r>=0&&e.tiles[r]!==1;r=O(r,t)){let i=N(e,r);if(i)return Nt(e,r)?(e.facing=t,e.duck=-1,J(e,i,n,4),e.duck=n,Lt(e,r,4),i.hp>0&&e.tiles[n]===2&&ht(e,i),!0):!1}return!1}function Vt(e){let t=w.flatMap(t=>{let n=O(e.duck,t),r=n<0?null:N(e,n);return r&&!f(r.kind)?[{other:r,way:t}]:[]}),n=F(e,1)?jt:At;for(let{other:r,way:i}of t)r.hp>0&&gt(e,r,i,n);return t.length>0}function Ht(e,t){let n=O(e.duck,t),r=n<0?-1:O(n,t);if(!Nt(e,r))return!1;e.facing=t;let i=N(e,r);return i&&q(e,i,F(e,2)?3:1,8),N(e,r)||Lt(e,r,19),!0}function Ut(e){return e.isFrozen=F(e,3)?2:1,!0}function Wt(e,t){let n=O(e.duck,t),r=e.creatures.length;kt(e,5,n);let i=e.creatures[r];return i?(i.mood=1,!0):!1}var Gt=(e,t=0)=>8+e*4+t,Kt=2;function qt(e,t){if(e.outcome!==0)return!1;e.beat=0,e.streak=0;let n=e.news!==null&&Pe(e).has(e.duck),{lost:r,duck:i}=e;if(!(t>=8?Rt(e,t-8>>2,t-8&3):t===4||Pt(e,t)))return!1;if(e.turn+=1,e.turns+=1,Jt(e))return!0;let a=e.streak>0&&De(e,11);return a?M(e,23,e.duck,-1,11):e.isFrozen?--e.isFrozen:_t(e),n&&e.lost===r&&e.duck!==i&&!a&&M(e,18,e.duck),Yt(e),Jt(e)||U(e),!0}function Jt(e){let t=e.creatures.filter(({kind:e})=>e!==0);return e.isPuzzle&&t.length===0&&e.outcome===0&&(e.outcome=3),e.isShut&&!t.some(({kind:e})=>d(e))&&(e.isShut=0,M(e,22,e.duck)),e.outcome!==0}function Yt(e){e.oil>0?(--e.oil,e.oil===0&&M(e,24,e.duck)):e.turn%Kt===0&&K(e,1,11)}var Y=e=>1+e,X=e=>16+e,Xt=e=>48+e,Zt=8,Qt=2,$t=30,en=24,tn=74,nn=110,rn=14,an=9e3,on=70200,Z=2,Q={floor:50,oil:2,won:500,heart:100,puzzle:300,spare:100},sn={start:gn,step:bn,isOver:({phase:e})=>e===4,score:cn,hash:Bn};function cn({world:e,bonus:t}){return e.points+t}var ln=e=>e===1?pe:C.map((e,t)=>t),un=({mode:e})=>e===2?1:ln(e).length,dn=({mode:e,world:t})=>ln(e)[t.floor]??t.floor,fn=({mode:e,world:t})=>e===0&&t.floor+1>=C.length&&t.floor%3==2,pn=({world:e})=>{let t=Math.max(1,Math.floor(e.floor/3)-1);return Q.won*t*(t+1)/2+Q.heart*e.hearts},mn=({mode:e,world:t})=>e===0&&t.floor>=C.length,hn=e=>cn(e)>>1;function gn(e,t=``){let{mode:n,level:r}=_n(t),i={mode:n,level:r,random:l(e),frame:0,phase:0,wait:0,rest:0,queue:[],held:0,idle:0,armed:-1,world:n===2?Je(r):Oe(),offers:[],cursor:0,path:[],bonus:0,isWon:0,cues:[]};if(n===1&&(i.world.chain=0),n===1)for(let e of yn(i).slice(0,2))I(i.world,e);return n!==2&&vn(i),i.path=[i.world.duck],i}function _n(e){let[t,n]=e.split(`-`),r=Number(n??1)-1;return t===`puzzle`&&Number.isInteger(r)&&r>=0&&r<Ke?{mode:2,level:r}:{mode:+(e===`rush`),level:0}}function vn(e){let{world:t,random:n}=e;et(t,dn(e),l(n,t.floor+1)),e.path=[t.duck]}function yn({random:e,world:t}){let n=Array.from({length:12},(e,t)=>t).filter(e=>!t.relics.includes(e));return ne(l(e,50+t.floor),n)}function bn(e,t){if(e.cues.length=0,e.world.news.length=0,e.phase===4)return;e.world.beat=0,e.frame+=1,e.wait+=1;let n=xn(e,t);e.held=t.held,e.idle=n.length>0?0:e.idle+1,e.phase===0?wn(e,n):e.phase===1?En(e,n):e.phase===2?Pn(e,n):jn(e,n.length>0),(e.idle>an||e.frame>on)&&e.phase<3&&Rn(e);for(let{cue:t}of e.world.news)e.cues.push(t)}function xn({held:e,phase:t},{held:r,taps:i}){let a=r&~e,o=[];for(let[e,t]of[n.right,n.down,n.left,n.up].entries())a&t&&o.push(Y(e));return a&n.a&&o.push(5),a&n.b&&t===1&&o.push(X(-1)),[...o,...i]}function $(e,t){e.phase=t,e.wait=0}var Sn=({world:e})=>e.isShut>0,Cn=e=>Sn(e)?130:16;function wn(e,t){let{wait:n,world:r}=e;if(n===1){let e=r.creatures.find(({kind:e})=>d(e));M(r,e?26:25,e?.at??r.duck,-1,r.floor)}let i=Sn(e)&&n>$t&&t.length>0;Sn(e)||Tn(e,t),(n>=Cn(e)||i)&&$(e,1)}function Tn(e,t){for(let n of t)e.queue.length<Qt&&e.queue.push(n)}function En(e,t){if(Tn(e,t),e.rest>0){--e.rest;return}let n=e.queue.shift();if(n===void 0)return;let{world:r}=e,i=Dn(e,n);if(i<0)return;let{duck:a}=r;qt(r,i)?(e.rest=Zt,r.duck!==a&&e.path.push(r.duck),r.outcome!==0&&kn(e)):e.queue.length=0}function Dn(e,t){let{world:n,armed:r}=e;if(t>=Y(0)&&t<=Y(3))return e.armed=-1,r<0?t-1:Gt(r,t-1);if(t===5)return e.armed=-1,r<0?4:-1;let i=t===X(-1)?On(e):t-X(0),a=n.relics[i];return a===void 0||!j(a)||n.uses[i]<=0?(r>=0?e.armed=-1:M(n,3,n.duck,-1,2),-1):Ee(a)?(e.armed=r===i?-1:i,M(n,32,n.duck,-1,a),-1):(e.armed=-1,Gt(i))}function On({world:e,armed:t}){let n=t=>j(e.relics[t])&&e.uses[t]>0;for(let r=t+1;r<e.relics.length;r++)if(n(r))return r;return t}function kn(e){let{world:t,mode:n}=e;if(e.queue.length=0,e.armed=-1,$(e,3),t.outcome===2)return zn(e);if(n===2)return e.isWon=1,e.bonus=Q.puzzle+Q.spare*t.oil,M(t,30,t.duck);e.bonus+=Q.floor*(t.floor+1)+Q.oil*t.oil,n===1&&t.floor+1===un(e)?An(e):M(t,28,t.duck,-1,t.oil)}function An(e){e.isWon=1,e.bonus+=pn(e),$(e,3),M(e.world,30,e.world.duck)}function jn(e,t){let{world:n,wait:r,isWon:i}=e;if(!(r<(i?nn:n.outcome===1?en:tn)&&!(t&&r>en))){if(n.outcome!==1||i)return $(e,4);Mn(e,fn(e)?[-3,-4]:Nn(e))}}function Mn(e,t){e.offers=t,e.cursor=0,t.length>0?$(e,2):Ln(e)}function Nn(e){let{world:t}=e,{length:n}=t.relics,r=n<11?yn(e):[],i=t.floor+1<C.length?[-1]:[];if(r.length<Z)return[...r,...i];let a=r.find(j)??r[0],o=r.find(e=>!j(e))??r[1];if(t.floor===0)return[a,o,-1];let s=t.mostHearts>1&&n+Z<=11;return[...r.slice(0,Z),...i,...s?[-2]:[]]}function Pn(e,t){if(e.wait<rn)return;let n=e.offers.length-1;for(let r of t)if(r===Y(0)||r===Y(1))Fn(e,Math.min(n,e.cursor+1));else if(r===Y(2)||r===Y(3))Fn(e,Math.max(0,e.cursor-1));else if(r===5)return In(e,e.cursor);else{let t=r>=Xt(0)?r-Xt(0):r-X(0);if(t>=0&&t<=n)return In(e,t)}}function Fn(e,t){e.cursor=t,M(e.world,32,e.world.duck,-1,-2)}function In(e,t){let{world:n}=e,r=e.offers[t];if(r===-3)return An(e);if(r===-4)return Mn(e,Nn(e));if(r===-1)n.hearts=Math.min(n.mostHearts,n.hearts+2);else if(r===-2){--n.mostHearts,n.hearts=Math.min(n.hearts,n.mostHearts);for(let t of e.offers.slice(0,Z))I(n,t)}else I(n,r);Ln(e),M(n,27,n.duck,-1,r)}function Ln(e){e.offers=[],e.world.floor+=1,vn(e),$(e,0)}function Rn(e){let{world:t}=e;t.outcome=2,t.cause=13,$(e,3),zn(e)}function zn(e){mn(e)&&(e.bonus-=cn(e)-hn(e)),M(e.world,29,e.world.duck)}function Bn(e){return r(Vn({...e,cues:0,world:{...e.world,news:0}}))}var Vn=e=>typeof e==`number`?e:Object.values(e).map(Vn);export{sn as rules};