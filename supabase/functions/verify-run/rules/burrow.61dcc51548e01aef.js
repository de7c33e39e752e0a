var e=Object.defineProperty,t=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r},n={left:1,right:2,up:4,down:8,a:16,b:32};function r(...e){return s(i(2538058380,e))}function i(e,t){let n=o(e,t.length);for(let e=0;e<t.length;e++){let r=t[e];n=typeof r==`number`?a(n,r):i(n,r)}return n}function a(e,t){if(!Number.isSafeInteger(t))throw Error(`a state is made of whole numbers, not ${t}`);return o(o(e,t|0),Math.floor(t/4294967296)|0)}function o(e,t){let n=Math.imul(t,3432918353);n=n<<15|n>>>17;let r=e^Math.imul(n,461845907);return r=r<<13|r>>>19,Math.imul(r,5)+3864292196|0}function s(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),(t^t>>>16)>>>0}var c=12;function l(e,t=0){let n=[e[0]|0,e[1]|0,e[2]|0,e[3]^Math.imul(t,2654435769)|0];for(let e=0;e<c;e++)u(n);return n}function u(e){let[t,n,r,i]=e,a=(t+n|0)+i|0;return e[0]=n^n>>>9,e[1]=r+(r<<3)|0,e[2]=(r<<21|r>>>11)+a|0,e[3]=i+1|0,a>>>0}function d(e,t){if(t<=1)return 0;let n=4294967296-4294967296%t;for(;;){let r=u(e);if(r<n)return r%t}}function ee(e,t,n){return t+d(e,n-t+1)}function te(e,t){for(let n=t.length-1;n>0;n--){let r=d(e,n+1);[t[n],t[r]]=[t[r],t[n]]}return t}var ne=t({KINDS:()=>12,badger:()=>9,bat:()=>7,beetle:()=>2,boulder:()=>0,fox:()=>11,healthOf:()=>ie,hedgehog:()=>6,isBoss:()=>f,isHeavy:()=>p,mole:()=>3,puff:()=>5,queen:()=>10,shrew:()=>1,snail:()=>8,toad:()=>4}),re=[1,1,2,1,1,1,2,1,1,3,5,6],ie=e=>re[e],f=e=>e>=9,p=e=>e===8||f(e),{shrew:m,beetle:h,mole:g,toad:_,puff:v,hedgehog:y,bat:b,snail:x,badger:ae,queen:oe,fox:se}=ne,ce=[m,g,h,v],le=[m,h,g,_,v,y],S=[h,g,_,y,b,x,v],C=(e,t,n,[r,i,a,o,s],[c,l,u])=>({tenants:e,pool:t,drawn:n,rocks:r,pits:i,spikes:a,cracks:o,boulders:s,crumbs:c,loaves:l,oil:u}),w=[C([m,m],[],0,[8,2,2,0,0],[3,0,40]),C([g,m],ce,1,[9,3,2,0,1],[3,1,38]),C([ae,m],[],0,[7,0,3,0,0],[2,0,50]),C([_,v,m],ce,2,[9,3,3,5,1],[3,1,30]),C([y,_,h],le,3,[9,3,3,5,1],[3,0,30]),C([oe,m,_],ce,1,[6,0,3,4,1],[2,1,46]),C([b,x,g,_],S,3,[9,4,3,6,1],[3,0,30]),C([x,b,b,y,_],S,3,[9,4,4,6,1],[3,1,28]),C([se,b,h,g],[],0,[6,0,4,4,0],[2,0,46])],ue=[se,ae,oe];function de(e){let t=w[e];if(t)return t;let n=Math.floor(e/3)-2,r=w[6+e%3],i=e%3==2?[...ue.slice(0,n+1),b]:r.tenants,a=r.drawn+Math.min(8,n);return{...r,tenants:i,pool:S,drawn:a,loaves:0,oil:Math.max(0,r.oil-5*n)}}var fe=[1,4,5],pe=[1,0,-1,0,1,-1,-1,1],me=[0,1,0,-1,1,1,-1,-1],T=[0,1,2,3],he=[4,5,6,7],E=[...T,...he],D=e=>e%9,O=e=>(e-e%9)/9,ge=e=>e<4?e+2&3:(e-2&3)+4,_e=e=>pe[e],ve=e=>me[e],k=(e,t,n)=>{let r=e%9+t,i=O(e)+n;return r<0||i<0||r>=9||i>=9?-1:i*9+r},ye=Array.from({length:648},(e,t)=>k(t>>3,pe[t&7],me[t&7])),A=(e,t)=>ye[e<<3|t],j=(e,t)=>Math.max(Math.abs(D(e)-D(t)),Math.abs(O(e)-O(t))),M=(e,t)=>Math.abs(D(e)-D(t))+Math.abs(O(e)-O(t)),be=[8,6,9,11,10,7,1,5,0,2,4,3],xe=e=>be[e],Se=[2,2,3,1,2,1,0,0,0,0,0,2],Ce=e=>Se[e],N=e=>e<=4,we=e=>e===0||e===2||e===4;function P(e,t,n,r=-1,i=0,a=n){e.news?.push({cue:t,id:r,from:a,at:n,force:i,beat:e.beat})}var F=(e,t)=>{for(let n of e.creatures)if(n.at===t&&n.hp>0)return n;return null},I=(e,t)=>e.relics.includes(t),L=({relics:e},t)=>e.includes(t)&&e.includes(xe(t));function Te(e,t){let n=e.relics.indexOf(t);return n<0||(e.uses[n]??0)===0?!1:(--e.uses[n],!0)}function R(e,t){e.relics.push(t),e.uses.push(Ce(t))}function z(e,t,n){let r=ie(t),i={id:e.nextId++,kind:t,at:n,hp:r,intent:0,way:0,dizzy:0,mood:0};return e.creatures.push(i),i}var Ee=()=>({floor:0,tiles:Array.from({length:81},()=>0),goods:Array.from({length:81},()=>0),creatures:[],nextId:1,duck:0,facing:3,hearts:3,mostHearts:3,oil:30,turn:0,turns:0,relics:[],uses:[],isFrozen:0,isShut:0,isPuzzle:0,outcome:0,points:0,beaten:0,clever:0,lost:0,streak:0,bestStreak:0,cause:0,causeKind:0,met:0,beat:0,news:[]});function De(e,t,n){let r=[];for(let i=A(t,n);i>=0&&e.tiles[i]!==1&&(r.push(i),!(i===e.duck||F(e,i)));i=A(i,n));return r}var Oe=({at:e,way:t})=>k(e,Math.floor(t/17)-8,t%17-8),ke=(e,t)=>(D(t)-D(e)+8)*17+O(t)-O(e)+8,B=({at:e,way:t})=>k(e,_e(t)*2,ve(t)*2);function V(e,t){let{at:n,way:r,intent:i,kind:a}=t,o=t=>t.filter(t=>t>=0&&e.tiles[t]!==1),s=(e,t)=>o(t.map(t=>A(e,t)));switch(i){case 2:return a===7?o([k(n,_e(r),0),k(n,0,ve(r)),A(n,r)]):a===8?o(Me(n,r)):Ae(e,n,r);case 3:case 5:return De(e,n,r);case 4:{let e=B(t);return e<0?[]:o([e,...je(e,r)])}case 6:case 7:return s(n,E);case 8:return T.flatMap(t=>De(e,n,t));case 10:{let e=Oe(t);return e<0?[]:[...o([e]),...s(e,[4,5,6,7])]}default:return[]}}function Ae(e,t,n){let r=A(t,n);if(r<0||e.tiles[r]===1)return[];let i=A(r,n);return i<0||e.tiles[i]===1?[r]:[r,i]}var je=(e,t)=>[A(e,t+1&3),A(e,t+3&3)],Me=(e,t)=>{let n=A(e,t);return n<0?[]:[n,...je(n,t)]};function Ne(e){let t=new Set;if(e.isFrozen)return t;for(let n of e.creatures)if(n.dizzy===0)for(let r of V(e,n))t.add(r);return t}var Pe=e=>e!==1&&e!==2&&e!==3,Fe=99;function H(e,t){let n=e.tiles.map(()=>Fe),r=new Set(e.creatures.filter(({kind:e})=>e===0).map(({at:e})=>e)),i=[t];n[t]=0;for(let t=0;t<i.length;t++){let a=i[t];for(let t of T){let o=A(a,t);o<0||n[o]<Fe||r.has(o)||!Pe(e.tiles[o])||(n[o]=n[a]+1,i.push(o))}}return n}var U=Pe;function Ie(e){let t=H(e,e.duck),n=new Set;for(let r of e.creatures){let[i,a]=Le(e,r,t,n);r.intent=i,r.way=a,i===1&&n.add(A(r.at,a))}}var W=[0,0];function Le(e,t,n,r){let{kind:i,at:a,mood:o}=t;if(i===0||t.dizzy>0)return W;let s=j(a,e.duck),c=()=>Be(e,t,n,r);switch(i){case 5:return s<=1||o>0?[6,0]:W;case 6:return s<=2&&o===0?[7,0]:c();case 9:return o>0?W:s<=1?[7,0]:ze(e,t,3)??c();case 10:return o===0?[8,0]:o===1?He(e,t):Ve(e,t);case 11:return o===0?s<=4?[10,ke(a,e.duck)]:c():[o===1?7:11,0];default:return o>0?W:Re(e,t)??(i===3?Ve(e,t):c())}}function Re(e,t){let{kind:n}=t;if(n===2)return ze(e,t,3);if(n===4)return ze(e,t,5);let[r,i]=n===3?[4,T]:[2,n===7?he:T];for(let n of i){let i=V(e,{...t,intent:r,way:n});if(r===4?i[0]===e.duck:i.includes(e.duck))return[r,n]}return null}function ze(e,{at:t},n){for(let r of T)if(De(e,t,r).at(-1)===e.duck)return[n,r];return null}function Be(e,{kind:t,at:n},r,i){let a=t===7,o=t=>a?j(t,e.duck)*10+M(t,e.duck):r[t],[s,c]=[o(n),-1];for(let t of a?he:T){let r=A(n,t);r<0||e.tiles[r]===1||r===e.duck||i.has(r)||!a&&!U(e.tiles[r])||o(r)>=s||F(e,r)||([s,c]=[o(r),t])}return c<0?W:[1,c]}function Ve(e,t){let[n,r]=[j(t.at,e.duck)*20+M(t.at,e.duck),-1];for(let i of T){let a=B({...t,way:i});if(a<0||a===e.duck||!U(e.tiles[a])||F(e,a))continue;let o=j(a,e.duck)*20+M(a,e.duck);o<n&&([n,r]=[o,i])}return r<0?W:[4,r]}function He(e,{at:t}){let n=T.filter(n=>{let r=A(t,n);return r>=0&&r!==e.duck&&U(e.tiles[r])&&!F(e,r)}),r=n=>M(A(t,n),e.duck),[i]=n.toSorted((e,t)=>r(e)-r(t)||e-t);return i===void 0?W:[9,i]}var Ue=[`First push|1|
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
..#.#..`],We={"#":1,o:2,"^":3,"~":4},Ge=`Bsbmtphvn`,Ke=Ue.length,qe=5;function Je(e){let t=Ye(Ue[e]);return e<qe&&(t.oil+=7),t}function Ye(e){let[t=``,...n]=e.split(`
`),[,r,i=``]=t.split(`|`),a=Ee(),o=`#`.repeat(9),s=n.length<9?[o,...n.map(e=>`#${e}#`),o]:n;for(let[e,t]of Array.from(s.join(``)).entries()){a.tiles[e]=We[t]??0,t===`D`&&(a.duck=e),t===`c`&&(a.goods[e]=1);let n=Ge.indexOf(t);n>=0&&z(a,n,e)}for(let e of i.split(`,`).filter(Boolean))R(a,Number(e));Object.assign(a,{isPuzzle:1,hearts:1,mostHearts:1,oil:Number(r)+5});for(let{kind:e}of a.creatures)a.met|=1<<e;return Ie(a),a}var Xe=40,Ze=4,Qe=7,$e=40;function et(e,t,n){let r=de(t),i=0;for(;i<Xe&&!tt(e,r,n,!0);)i+=1;if(i===Xe)for(;!tt(e,r,n,!1););e.isShut=+!!f(r.tenants[0]),e.oil=r.oil,e.turn=0,e.outcome=0,e.isFrozen=0,e.facing=3,(t<=w.length||t%3==0)&&(e.uses=e.relics.map(Ce));for(let{kind:t}of e.creatures)e.met|=1<<t}function tt(e,t,n,r){let i=e.tiles=Array.from({length:81},()=>0);e.goods=i.map(()=>0),e.creatures=[];let a=e.duck=72+ee(n,1,7),o=f(t.tenants[0])?4:d(n,2)*9+ee(n,0,8);i[o]=5,r&&rt(e,t,n);let s=H(e,a),c=it(e,a);if(!(T.filter(e=>s[A(a,e)]===1).length>1)||(c[o]??99)===99||M(a,o)<Qe||s.filter(e=>e<99).length<$e)return!1;let l=nt(e).filter(e=>s[e]<99);return te(n,l),at(e,t,n,l)?(ot(e,1,t.crumbs,l),ot(e,2,t.loaves,l),Ie(e),!Ne(e).has(a)):!1}var nt=({tiles:e,creatures:t,duck:n})=>e.flatMap((e,r)=>e===0&&r!==n&&t.every(({at:e})=>e!==r)?[r]:[]);function rt(e,t,n){let{tiles:r,duck:i}=e,a=(e,t,a)=>{for(let o=t,s=0;o>0&&s<60;s++){let t=d(n,81),s=O(t)*9+9-1-D(t);for(let c of a&&d(n,4)>0?[t,s]:[t])o>0&&r[c]===0&&j(c,i)>1&&(r[c]=e,--o)}};a(1,t.rocks,!0),a(2,t.pits,!0),a(3,t.spikes,!0),a(4,t.cracks,!1);for(let a=t.boulders,o=0;a>0&&o<40;o++){let t=d(n,81);r[t]!==0||j(t,i)<2||(--a,z(e,0,t))}}function it(e,t){return H({...e,tiles:e.tiles.map(e=>e===4?2:e)},t)}function at(e,t,n,r){let i=[...t.tenants];for(let e=t.drawn;e>0;e--)i.push(t.pool[d(n,t.pool.length)]);for(let t of i){let n=f(t),i=r.findIndex(t=>M(t,e.duck)>=Ze&&(!n||O(t)<4&&O(t)>0&&D(t)>2&&D(t)<6));if(i<0)return!1;z(e,t,r.splice(i,1)[0])}return!0}function ot(e,t,n,r){for(let i=n;i>0&&r.length>0;i--)e.goods[r.pop()]=t}var G={beaten:20,boss:150,clever:15,more:25,crumb:10},st=e=>e>=2&&e<=7,ct=({kind:e})=>e===7;function K(e,t,n,r=null){e.outcome!==2&&(n!==11&&Te(e,5)?(P(e,15,e.duck,-1,5),r&&L(e,7)&&n===5&&q(e,r,2,9)):(e.hearts=Math.max(0,e.hearts-t),e.lost+=t,e.cause=n,e.causeKind=r?.kind??0,P(e,10,e.duck,r?.id??-1,n),e.hearts===0?e.outcome=2:r&&I(e,7)&&n===5&&q(e,r,1,9)))}function q(e,t,n,r){if(t.hp<=0)return;let{kind:i,at:a,id:o}=t;if(i===8&&(r===1||r===2||r===8))return P(e,15,a,o,-1);if(t.hp-=n,P(e,8,a,o,r),t.hp>0)i===5&&(t.intent=6);else{if(t.hp=0,e.creatures=e.creatures.filter(e=>e!==t),i===0)return P(e,21,a,o);if(P(e,9,a,o,r),lt(e,t,r),i===5&&r!==3)return dt(e,t);I(e,10)&&r!==3&&ut(e,a)}}function lt(e,{kind:t,at:n},r){if(t===5&&r===7)return;e.beaten+=1,e.streak+=1,e.bestStreak=Math.max(e.bestStreak,e.streak),st(r)&&(e.clever+=1);let i=(f(t)?G.boss:G.beaten)+(st(r)?G.clever:0)+(e.streak-1)*G.more;e.points+=i,P(e,31,n,-1,i),e.streak>1&&P(e,33,n,-1,e.streak)}function ut(e,t){P(e,16,t,-1,10);for(let n of L(e,10)?E:T){let r=F(e,A(t,n));r&&q(e,r,1,10)}}function dt(e,t){let{at:n}=t;P(e,34,n,t.id);for(let r of E){let i=A(n,r);if(i<0)continue;let a=F(e,i);a&&q(e,a,2,6),i===e.duck&&K(e,1,6,t)}}function ft(e,t){e.tiles[t]===4&&(e.tiles[t]=2,P(e,14,t))}function J(e,t,n,r){let{at:i,id:a}=t;P(e,r,n,a,t.way,i),t.at=n,ct(t)||ft(e,i),pt(e,t)}function pt(e,t){let{at:n,id:r,kind:i}=t,a=e.tiles[n];ct(t)||a!==2&&a!==3||(i===0?(e.tiles[n]=0,P(e,20,n,r,a),a===2&&(e.creatures=e.creatures.filter(e=>e!==t))):a===2?(P(e,6,n,r),q(e,t,99,3)):(P(e,7,n,r),q(e,t,2,4)))}function mt(e,t,n,r){let i=I(e,9)?2:1;t.kind===5&&(t.intent=6);for(let a=r;a>0&&t.hp>0;a--){let r=A(t.at,n),a=r<0?null:F(e,r);if(r===e.duck)return;if(r<0||e.tiles[r]===1||a)return P(e,5,t.at,t.id,n),a&&q(e,a,i,2),q(e,t,i,a?2:1);if(J(e,t,r,4),t.kind===0&&!e.creatures.includes(t))return}}function ht(e){e.beat=1;for(let t of e.creatures.slice())t.hp>0&&gt(e,t)}function gt(e,t){let{kind:n,intent:r,way:i,at:a}=t;if(t.dizzy>0)--t.dizzy;else switch(_t(t),r){case 1:return yt(e,t,A(a,i));case 2:case 5:case 7:case 8:bt(e,t),(r===8||n===11)&&vt(e,t,1);return;case 3:return xt(e,t);case 4:return St(e,t);case 6:return t.hp=0,e.creatures=e.creatures.filter(e=>e!==t),P(e,9,a,t.id,7),dt(e,t);case 9:return Dt(e,5,A(a,i));case 10:Ct(e,t);return;case 11:return Et(e,t);case 0:n===5&&(t.mood=0)}}function _t(e){let{kind:t,intent:n,mood:r}=e;e.mood=t===10?(r+1)%3:t===11?r===0&&n!==10?0:(r+1)%3:t===8?r>0?0:1:n===1||n===0?0:1}function vt(e,t,n){t.dizzy=n,P(e,17,t.at,t.id,n)}function yt(e,t,n){n<0||e.tiles[n]===1||n===e.duck||F(e,n)||J(e,t,n,1)}function bt(e,t,n=V(e,t)){P(e,11,t.at,t.id,t.intent);for(let r of n){let n=F(e,r);n&&n!==t&&q(e,n,1,5),r===e.duck&&K(e,1,5,t)}}function xt(e,t){let{way:n,id:r}=t;for(P(e,11,t.at,r,t.intent);;){let i=A(t.at,n);if(i===e.duck)return K(e,1,5,t);let a=i<0?null:F(e,i);if(a)return q(e,a,1,5);if(i<0||e.tiles[i]===1){P(e,5,t.at,r,n),q(e,t,1,7),t.hp>0&&vt(e,t,2);return}if(J(e,t,i,4),t.hp<=0)return}}function St(e,t){let n=B(t);if(n<0||e.tiles[n]===1)return P(e,5,t.at,t.id,t.way),q(e,t,1,7);let r=V(e,t);n!==e.duck&&!F(e,n)&&J(e,t,n,19),t.hp>0&&bt(e,t,r)}function Ct(e,t){let n=Oe(t),r=V(e,t);n>=0&&n!==e.duck&&e.tiles[n]!==1&&!F(e,n)&&J(e,t,n,19),t.hp>0&&bt(e,t,r)}var wt=3,Tt=[1,4,7];function Et(e,t){if(P(e,11,t.at,t.id,t.intent),e.creatures.length>wt)return;let n=H(e,e.duck),r=-1;for(let[t,i]of n.entries())i<99&&!F(e,t)&&(r<0||i>n[r])&&(r=t);r>=0&&r!==e.duck&&Dt(e,Tt[e.turn%Tt.length],r)}function Dt(e,t,n){if(n<0||n===e.duck||!U(e.tiles[n])||F(e,n))return;let r=z(e,t,n);e.met|=1<<t,P(e,19,n,r.id)}var Ot=2,kt=8,At=3,jt=(e,t)=>t>=0&&e.tiles[t]!==1&&e.tiles[t]!==2;function Mt(e,t){e.facing=t;let n=A(e.duck,t),r=n<0?null:F(e,n);if(r)return Pt(e,r,t),!0;if(!jt(e,n))return P(e,3,e.duck,-1,n<0||e.tiles[n]===1?0:1),!1;let i=e.duck;return Ft(e,n,1),I(e,8)&&Nt(e,i,t),!0}function Nt(e,t,n){let r=A(t,ge(n));for(let t=L(e,8)?At:1;t>1&&r>=0;t--)!F(e,r)&&e.tiles[r]!==1&&(r=A(r,ge(n)));let i=r<0?null:F(e,r);i&&!p(i.kind)&&e.tiles[t]!==2&&(P(e,16,t,-1,8),J(e,i,t,4))}function Pt(e,t,n){P(e,2,t.at,t.id,n),t.kind===6&&t.intent===7&&K(e,1,12,t),f(t.kind)&&t.dizzy>0?q(e,t,I(e,9)?2:1,8):p(t.kind)?P(e,15,t.at,t.id,-1):mt(e,t,n,I(e,6)?kt:1)}function Ft(e,t,n){let r=e.duck;P(e,n,t,0,e.facing,r),e.duck=t,ft(e,r);let i=e.tiles[t];i===3&&K(e,1,4);let a=e.goods[t];a===1?(e.points+=G.crumb,P(e,12,t,-1,G.crumb),e.goods[t]=0):a===2&&e.hearts<e.mostHearts&&(e.hearts+=1,P(e,13,t),e.goods[t]=0),i===5&&e.isShut===0&&e.outcome===0&&(e.outcome=1)}function It(e,t,n){let r=e.relics[t];return r===void 0||!N(r)||e.uses[t]<=0?!1:Lt[r](e,n)?(Te(e,r),P(e,16,e.duck,-1,r),!0):(P(e,3,e.duck,-1,2),!1)}var Lt=[Rt,zt,Bt,Vt,Ht];function Rt(e,t){let n=e.duck;for(let r=A(n,t);r>=0&&e.tiles[r]!==1;r=A(r,t)){let i=F(e,r);if(i)return jt(e,r)?(e.facing=t,e.duck=-1,J(e,i,n,4),e.duck=n,Ft(e,r,4),i.hp>0&&e.tiles[n]===2&&pt(e,i),!0):!1}return!1}function zt(e){let t=T.flatMap(t=>{let n=A(e.duck,t),r=n<0?null:F(e,n);return r&&!p(r.kind)?[{other:r,way:t}]:[]}),n=L(e,1)?kt:Ot;for(let{other:r,way:i}of t)r.hp>0&&mt(e,r,i,n);return t.length>0}function Bt(e,t){let n=A(e.duck,t),r=n<0?-1:A(n,t);if(!jt(e,r))return!1;e.facing=t;let i=F(e,r);return i&&q(e,i,L(e,2)?3:1,8),F(e,r)||Ft(e,r,19),!0}function Vt(e){return e.isFrozen=L(e,3)?2:1,!0}function Ht(e,t){let n=A(e.duck,t),r=e.creatures.length;Dt(e,5,n);let i=e.creatures[r];return i?(i.mood=1,!0):!1}var Ut=(e,t=0)=>8+e*4+t,Wt=2;function Gt(e,t){if(e.outcome!==0)return!1;e.beat=0,e.streak=0;let n=e.news!==null&&Ne(e).has(e.duck),{lost:r,duck:i}=e;if(!(t>=8?It(e,t-8>>2,t-8&3):t===4||Mt(e,t)))return!1;if(e.turn+=1,e.turns+=1,Kt(e))return!0;let a=e.streak>0&&Te(e,11);return a?P(e,23,e.duck,-1,11):e.isFrozen?--e.isFrozen:ht(e),n&&e.lost===r&&e.duck!==i&&!a&&P(e,18,e.duck),qt(e),Kt(e)||Ie(e),!0}function Kt(e){let t=e.creatures.filter(({kind:e})=>e!==0);return e.isPuzzle&&t.length===0&&e.outcome===0&&(e.outcome=3),e.isShut&&!t.some(({kind:e})=>f(e))&&(e.isShut=0,P(e,22,e.duck)),e.outcome!==0}function qt(e){e.oil>0?(--e.oil,e.oil===0&&P(e,24,e.duck)):e.turn%Wt===0&&K(e,1,11)}var Y=e=>1+e,X=e=>16+e,Jt=e=>48+e,Yt=8,Xt=2,Zt=30,Qt=24,$t=74,en=110,tn=14,nn=9e3,rn=70200,Z=2,an=11,Q={floor:50,oil:2,won:500,heart:100,puzzle:300,spare:100},on={start:pn,step:_n,isOver:({phase:e})=>e===4,score:sn,hash:In};function sn({world:e,bonus:t}){return e.points+t}var cn=e=>e===1?fe:w.map((e,t)=>t),ln=({mode:e})=>e===2?1:cn(e).length,un=({mode:e,world:t})=>cn(e)[t.floor]??t.floor,dn=({mode:e,world:t})=>e===0&&t.floor+1>=w.length&&t.floor%3==2,fn=({world:e})=>{let t=Math.max(1,Math.floor(e.floor/3)-1);return Q.won*t*(t+1)/2+Q.heart*e.hearts};function pn(e,t=``){let{mode:n,level:r}=mn(t),i={mode:n,level:r,random:l(e),frame:0,phase:0,wait:0,rest:0,queue:[],held:0,idle:0,armed:-1,world:n===2?Je(r):Ee(),offers:[],cursor:0,path:[],bonus:0,isWon:0,cues:[]};if(n===1)for(let e of gn(i).slice(0,2))R(i.world,e);return n!==2&&hn(i),i.path=[i.world.duck],i}function mn(e){let[t,n]=e.split(`-`),r=Number(n??1)-1;return t===`puzzle`&&Number.isInteger(r)&&r>=0&&r<Ke?{mode:2,level:r}:{mode:+(e===`rush`),level:0}}function hn(e){let{world:t,random:n}=e;et(t,un(e),l(n,t.floor+1)),e.path=[t.duck]}function gn({random:e,world:t}){let n=Array.from({length:12},(e,t)=>t).filter(e=>!t.relics.includes(e));return te(l(e,50+t.floor),n)}function _n(e,t){if(e.cues.length=0,e.world.news.length=0,e.phase===4)return;e.world.beat=0,e.frame+=1,e.wait+=1;let n=vn(e,t);e.held=t.held,e.idle=n.length>0?0:e.idle+1,e.phase===0?xn(e,n):e.phase===1?Cn(e,n):e.phase===2?jn(e,n):On(e,n.length>0),(e.idle>nn||e.frame>rn)&&e.phase<3&&Fn(e);for(let{cue:t}of e.world.news)e.cues.push(t)}function vn({held:e,phase:t},{held:r,taps:i}){let a=r&~e,o=[];for(let[e,t]of[n.right,n.down,n.left,n.up].entries())a&t&&o.push(Y(e));return a&n.a&&o.push(5),a&n.b&&t===1&&o.push(X(-1)),[...o,...i]}function $(e,t){e.phase=t,e.wait=0}var yn=({world:e})=>e.isShut>0,bn=e=>yn(e)?130:16;function xn(e,t){let{wait:n,world:r}=e;if(n===1){let e=r.creatures.find(({kind:e})=>f(e));P(r,e?26:25,e?.at??r.duck,-1,r.floor)}let i=yn(e)&&n>Zt&&t.length>0;yn(e)||Sn(e,t),(n>=bn(e)||i)&&$(e,1)}function Sn(e,t){for(let n of t)e.queue.length<Xt&&e.queue.push(n)}function Cn(e,t){if(Sn(e,t),e.rest>0){--e.rest;return}let n=e.queue.shift();if(n===void 0)return;let{world:r}=e,i=wn(e,n);if(i<0)return;let{duck:a}=r;Gt(r,i)?(e.rest=Yt,r.duck!==a&&e.path.push(r.duck),r.outcome!==0&&En(e)):e.queue.length=0}function wn(e,t){let{world:n,armed:r}=e;if(t>=Y(0)&&t<=Y(3))return e.armed=-1,r<0?t-1:Ut(r,t-1);if(t===5)return e.armed=-1,r<0?4:-1;let i=t===X(-1)?Tn(e):t-X(0),a=n.relics[i];return a===void 0||!N(a)||n.uses[i]<=0?(r>=0?e.armed=-1:P(n,3,n.duck,-1,2),-1):we(a)?(e.armed=r===i?-1:i,P(n,32,n.duck,-1,a),-1):(e.armed=-1,Ut(i))}function Tn({world:e,armed:t}){let n=t=>N(e.relics[t])&&e.uses[t]>0;for(let r=t+1;r<e.relics.length;r++)if(n(r))return r;return t}function En(e){let{world:t,mode:n}=e;if(e.queue.length=0,e.armed=-1,$(e,3),t.outcome===2)return P(t,29,t.duck);if(n===2)return e.isWon=1,e.bonus=Q.puzzle+Q.spare*t.oil,P(t,30,t.duck);e.bonus+=Q.floor*(t.floor+1)+Q.oil*t.oil,n===1&&t.floor+1===ln(e)?Dn(e):P(t,28,t.duck,-1,t.oil)}function Dn(e){e.isWon=1,e.bonus+=fn(e),$(e,3),P(e.world,30,e.world.duck)}function On(e,t){let{world:n,wait:r,isWon:i}=e;if(!(r<(i?en:n.outcome===1?Qt:$t)&&!(t&&r>Qt))){if(n.outcome!==1||i)return $(e,4);kn(e,dn(e)?[-3,-4]:An(e))}}function kn(e,t){e.offers=t,e.cursor=0,t.length>0?$(e,2):Pn(e)}function An(e){let{world:t}=e,{length:n}=t.relics,r=n<an?gn(e):[],i=t.floor+1<w.length?[-1]:[];if(r.length<Z)return[...r,...i];let a=r.find(N)??r[0],o=r.find(e=>!N(e))??r[1];if(t.floor===0)return[a,o,-1];let s=t.mostHearts>1&&n+Z<=an;return[...r.slice(0,Z),...i,...s?[-2]:[]]}function jn(e,t){if(e.wait<tn)return;let n=e.offers.length-1;for(let r of t)if(r===Y(0)||r===Y(1))Mn(e,Math.min(n,e.cursor+1));else if(r===Y(2)||r===Y(3))Mn(e,Math.max(0,e.cursor-1));else if(r===5)return Nn(e,e.cursor);else{let t=r>=Jt(0)?r-Jt(0):r-X(0);if(t>=0&&t<=n)return Nn(e,t)}}function Mn(e,t){e.cursor=t,P(e.world,32,e.world.duck,-1,-2)}function Nn(e,t){let{world:n}=e,r=e.offers[t];if(r===-3)return Dn(e);if(r===-4)return kn(e,An(e));if(r===-1)n.hearts=Math.min(n.mostHearts,n.hearts+2);else if(r===-2){--n.mostHearts,n.hearts=Math.min(n.hearts,n.mostHearts);for(let t of e.offers.slice(0,Z))R(n,t)}else R(n,r);Pn(e),P(n,27,n.duck,-1,r)}function Pn(e){e.offers=[],e.world.floor+=1,hn(e),$(e,0)}function Fn(e){let{world:t}=e;t.outcome=2,t.cause=13,$(e,3),P(t,29,t.duck)}function In(e){return r(Ln({...e,cues:0,world:{...e.world,news:0}}))}var Ln=e=>typeof e==`number`?e:Object.values(e).map(Ln);export{on as rules};