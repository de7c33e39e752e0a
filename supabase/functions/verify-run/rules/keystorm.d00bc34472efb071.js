function e(...e){return i(t(2538058380,e))}function t(e,i){let a=r(e,i.length);for(let e=0;e<i.length;e++){let r=i[e];a=typeof r==`number`?n(a,r):t(a,r)}return a}function n(e,t){if(!Number.isSafeInteger(t))throw Error(`a state is made of whole numbers, not ${t}`);return r(r(e,t|0),Math.floor(t/4294967296)|0)}function r(e,t){let n=Math.imul(t,3432918353);n=n<<15|n>>>17;let r=e^Math.imul(n,461845907);return r=r<<13|r>>>19,Math.imul(r,5)+3864292196|0}function i(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),(t^t>>>16)>>>0}function a(e,t=0){let n=[e[0]|0,e[1]|0,e[2]|0,e[3]^Math.imul(t,2654435769)|0];for(let e=0;e<12;e++)o(n);return n}function o(e){let[t,n,r,i]=e,a=(t+n|0)+i|0;return e[0]=n^n>>>9,e[1]=r+(r<<3)|0,e[2]=(r<<21|r>>>11)+a|0,e[3]=i+1|0,a>>>0}function s(e,t){if(t<=1)return 0;let n=4294967296-4294967296%t;for(;;){let r=o(e);if(r<n)return r%t}}function c(e,t,n){return t+s(e,n-t+1)}function l(e,t,n){return s(e,n)<t}var u=(e,t,n)=>Math.max(t,Math.min(n,e));d();function d(){let e=2n**60n,t=3141592653589793238n*e/512n/1000000000000000000n;return Array.from({length:257},(n,r)=>{let i=t*BigInt(r),[a,o]=[i,i];for(let t=1n;t<16n;t++)a=-a*i/e,a=a*i/e/(2n*t*(2n*t+1n)),o+=a;return Number((o*BigInt(65536)+e/2n)/e)})}var f={3:`air ant arm art axe bag bat bed bee big box bus cap car cat cow cup cut day dog dot dry ear egg elf end eye fan
    far fig fin fly fog fox fun gap gum hat hay hen hop hot hut ice ink jam jar jet jog joy jug key kid kit lap leg
    lid log map mix mud mug nap net new nod nut oak oar oat old owl own pan pea pen pet pie pig pin pop pot pup ram
    red rim row rug run sad sea sky sun tap tea ten tin tip toe top toy tub urn use van vet wax web wet win yak yam
    yes zip zoo`,4:`acid acre aunt baby back bake ball band bark barn bath bean bear bell belt bird boat bold bone book boot bowl
    bulb bush cake calm camp card cart cave chef city clay coat coin cold cook corn crab crow cube curl dark date
    dawn deck deer desk dice dish dive door down draw drop drum duck dune dust each east easy echo edge epic even
    face farm fern fire fish flag foam fork frog game gate gift glow glue goat gold golf gong good gown grin half
    harp hawk head heat hill hive hood horn iron item jazz joke jump kelp kind king kite kiwi knot lake lamp lawn
    leaf lime line lion list loaf loom luck maze milk mint mole moon moss moth name nest nine nose note oboe onyx
    open oven pace pail park path peak pear pine pink plan plum pond pony quay quiz raft rain reed reef rice ring
    road roof root rope rose ruby sail salt sand seed ship shoe silk snow soap soup star swan tail team tent tide
    tile toad town tree tuba twig unit vase vest view vine wave west wind wing wolf wood wool yard yarn year
    zero zinc zone`,5:`acorn actor alarm album apple apron arrow atlas bacon badge baker basil beach berry birch blaze blend board
    brain bread brick brook brush cabin camel candy canoe cedar chair chalk chess chest chime cliff clock cloud
    clown comet coral crane crown daisy dance delta diary ditch dough dozen dream drift eager eagle early earth
    elbow empty enjoy equal extra fable fairy feast fence ferry field flame flock flour flute focus forge frost
    fruit giant glass globe glove goose grape grass green guard guide habit happy hatch hazel heart hedge hello
    honey horse hotel house igloo index inlet ivory jelly jewel jolly judge juice jumbo kayak knife koala label
    ladle large laser latch laugh layer lemon level light linen llama lucky lunar lunch magic mango maple march
    medal melon metal model mouse music night noble north novel ocean olive onion opera orbit order otter owner
    paint panda paper party pasta peach pearl phone piano pilot pizza plant plaza poppy proud quack queen quick
    quiet quilt radio ranch raven ready ridge river robin robot round royal salad sauce scarf scout shade shark
    sheep shelf shell shore skate slide smile snail spark spice spoon sport stamp steam stone storm story sugar
    swamp sweet swift table teach thorn tiger toast topic torch tower track trail train tulip twist under union
    unzip upper urban valid video vivid voice wagon waist waltz watch water whale wheat wheel white world yacht
    young youth zebra`,6:`action almond anchor animal answer arctic artist autumn badger bakery ballet banana basket beacon beaver beetle
    bottle branch breeze bridge bronze bubble bucket butter button cactus camera candle canyon carpet carrot castle
    cavern cellar cheese cherry circle circus clever clover coffee copper cotton cousin crayon dancer desert dinner
    dragon drawer editor eleven empire engine enough escape fabric falcon family farmer figure finger flower folder
    forest fossil friend frozen galaxy garage garden garlic gentle ginger glider gopher guitar hammer helmet hiking
    hockey insect island jacket jigsaw jungle junior kettle kitten ladder lagoon laptop legend lesson letter lizard
    locket magnet marble market meadow melody minute mirror mitten moment monkey muffin museum napkin nature needle
    number nutmeg object office orange orchid oyster paddle palace parade parrot pebble pencil people pepper picnic
    pigeon pillow pirate planet pocket poetry potato puddle puppet puzzle quaint quarry quiver rabbit racket radish
    random reason record ribbon riddle ripple rocket saddle salmon school season secret shadow silver simple sketch
    soccer spider spiral spring square squash stable statue stream string summer sunset supper tablet talent temple
    tennis ticket timber tomato travel tunnel turkey turnip turtle unfold upward useful valley vanish velvet violet
    violin voyage walnut walrus wander weaver window winner winter wizard wonder writer yellow yogurt zigzag zipper`,7:`academy account acrobat airport amazing antenna apricot archery avocado balance balloon bedroom blanket blossom
    bonfire bowling bramble brother buffalo cabbage cabinet captain caramel caravan ceiling century chapter chicken
    chimney citizen climber cluster coaster compass concert costume cottage country cricket crystal cupcake curtain
    cushion dolphin drawing eclipse elastic evening example explore factory feather fiction firefly fishing flannel
    freedom freight gallery giraffe glacier gondola grammar gravity habitat hammock harvest history holiday horizon
    iceberg imagine insight jasmine journal journey kingdom kitchen lantern laundry leopard library lobster lullaby
    machine magenta mailbox mammoth mineral monster morning mustard mystery natural notepad october octopus orchard
    origami ostrich outside package paddock painter pancake parsley passage pasture pattern peacock penguin picture
    popcorn pottery present pretzel program pumpkin pyramid quality quarter quickly raccoon rainbow redwood reptile
    rooster sandbox sapling satchel scholar science seaside seaweed shelter silence skating sparrow spinach station
    sunrise teacher thunder tornado tractor traffic trumpet tuesday twinkle unicorn vanilla variety village vinegar
    volcano voyager walking weather weekend whisper whistle writing`,8:`aardvark accident activity airplane alphabet aquarium backpack bathroom birthday bluebell bookcase boundary
    building calendar campfire carnival cheerful children cinnamon computer cucumber daffodil daughter daylight
    diameter dinosaur discover distance doorbell doughnut duckling eggplant elephant envelope exercise festival
    fireside football fountain fraction friendly gardener geometry goldfish graceful grateful handmade hedgehog
    hospital industry inventor kangaroo keyboard ladybird language laughter lavender lemonade lifeboat magician
    mahogany marathon medicine midnight molecule mongoose mountain mushroom musician necklace notebook november
    nutshell observer opposite ordinary painting paradise passport peaceful platform playtime porridge postcard
    princess quantity question railroad raindrop reindeer riverbed sandwich saturday scissors seahorse seashell
    sentence shoelace skeleton snowball solution splendid squirrel stairway starfish starling sunlight swimming
    teaspoon together tomorrow treasure triangle tricycle trombone umbrella universe vacation vineyard wardrobe
    waterway whirling wildlife windmill woodland workshop yearbook yourself zeppelin zucchini`,9:`adventure alligator astronaut avalanche badminton beekeeper blueprint breakfast briefcase butterfly cafeteria
    celebrate character chocolate classroom clockwork community continent crocodile dandelion detective direction
    discovery dragonfly education elaborate equipment evergreen excellent fireplace fireworks flowerpot fragrance
    geography harmonica hurricane important invention jellyfish knowledge landscape limestone livestock migration
    moonlight narrative newspaper nightfall orchestra panoramic parachute pendulums pineapple porcupine pronounce
    quotation raspberry rectangle saxophone schoolbag scientist sculpture seventeen snowflake spaghetti stopwatch
    submarine sunflower telescope tradition turquoise underline vegetable waterfall whirlpool xylophone yesterday`,10:`absolutely appreciate automobile background basketball blackberry blacksmith calculator chimpanzee collection
    comparison crossroads dictionary earthquake electrical everything expedition experiment fascinated fingertips
    flashlight footprints friendship generation grapefruit greenhouse helicopter historical horizontal hypothesis
    imaginable instrument laboratory lighthouse literature locomotive microscope millennium motorcycle nightshade
    peppermint percentage photograph playground population rainforest reflection rhinoceros scoreboard skateboard
    snowmobile strawberry sunglasses technology television thermostat thunderous toothbrush trampoline triangular
    understand university vegetarian volleyball watermelon wheelchair wilderness woodpecker`},p=Array.from({length:11},(e,t)=>(f[t]??``).split(/\s+/).filter(e=>e!==``)),m=1e5,h=[{fall:900,leastFall:330,gap:110,leastGap:44,letters:4,weight:2},{fall:660,leastFall:260,gap:80,leastGap:30,letters:5,weight:3},{fall:500,leastFall:200,gap:58,leastGap:20,letters:6,weight:4}],g=({letters:e,index:t})=>p[e][t];function _(e){return e.typed<e.letters?g(e).charCodeAt(e.typed)-97:-1}var v=e=>6+e,y=(e,t)=>{let{gap:n,leastGap:r}=h[e];return Math.max(r,n-t*4)};function b(e,t,n,r,i,a){let o=Math.min(5,3+Math.floor(n/5))+(i?2:0),l=u(h[t].letters+Math.floor(n/2),o,10),d=r.map(e=>g(e).charCodeAt(0));for(let u=0;u<12;u++){let u=c(a,o,l),f=s(a,p[u].length);if(!d.includes(p[u][f].charCodeAt(0)))return{id:e,letters:u,index:f,lane:x(r,a),y:0,speed:S(t,n,u,a),typed:0,isGold:i}}return null}function x(e,t){let n=e.slice(-2).map(({lane:e})=>e);for(let e=0;e<6;e++){let e=s(t,5);if(!n.includes(e))return e}return s(t,5)}function S(e,t,n,r){let{fall:i,leastFall:a}=h[e],o=Math.max(a,i-Math.floor(i*t/24))+(n-4)*16,s=l(r,1,6)?80:c(r,95,115);return Math.floor(m*100/(o*s))}var C={choosing:0,calm:1,storm:2,over:3},w={chosen:1,letter:2,done:3,gold:4,wrong:5,splash:6,wave:7,over:8,survived:9,combo:10,lock:11,life:12},T=3600,E=130,D=130,O=250,k=34e3,A={start:e=>({random:a(e),phase:C.choosing,grade:1,frame:0,wait:0,wave:0,toDrop:0,dropIn:0,goldAt:0,nextId:1,words:[],target:0,lives:4,score:0,streak:0,right:0,wrong:0,waveRight:0,waveWrong:0,waveFrames:0,wpm:0,accuracy:0,bonus:0,last:{lane:0,y:0,letters:0,gain:0},cues:[]}),step(e,t){if(e.cues=[],e.frame+=1,e.wait>0&&--e.wait,e.phase===C.choosing)M(e,t);else if(e.phase===C.calm&&e.wait===0)e.phase=C.storm;else if(e.phase===C.storm){for(let n of t.taps)P(e,n);I(e),L(e),e.lives<=0?z(e,w.over):e.toDrop===0&&e.words.length===0&&R(e)}},isOver:({phase:e,wait:t})=>e===C.over&&t===0,score:({score:e})=>e,hash:t=>e(t.random,[t.phase,t.grade,t.frame,t.wait,t.wave,t.toDrop,t.dropIn,t.goldAt],[t.nextId,t.target,t.lives,t.score,t.streak,t.right,t.wrong],[t.waveRight,t.waveWrong,t.waveFrames],t.words.map(({id:e,letters:t,index:n,lane:r,y:i,typed:a})=>[e,t,n,r,i,a]))},j=e=>Math.min(5,1+(e>>2));function M(e,{taps:t}){let n=t.find(e=>e>=32&&e<32+h.length);n===void 0&&e.frame<T||(n!==void 0&&(e.grade=n-32),e.cues.push(w.chosen),N(e))}function N(e){e.wave+=1,e.phase=C.calm,e.wait=E,e.toDrop=v(e.wave),e.goldAt=1+s(e.random,e.toDrop>>1),e.dropIn=0,e.waveRight=e.waveWrong=e.waveFrames=0,e.cues.push(w.wave)}function P(e,t){if(t===26&&(e.target=0),t>=26)return;let n=e.words.find(({id:t})=>t===e.target);if(!n){let r=e.words.filter(e=>_(e)===t);n=r.find(({typed:e})=>e===0)??r[0],n&&(e.target=n.id,e.cues.push(w.lock))}!n||_(n)!==t?(e.wrong+=1,e.waveWrong+=1,e.streak=0,e.cues.push(w.wrong)):(n.typed+=1,e.right+=1,e.waveRight+=1,e.cues.push(w.letter),n.typed===n.letters&&F(e,n))}function F(e,t){let n=j(e.streak);e.streak+=1;let r=150-Math.floor(t.y*50/m),i=Math.floor(t.letters*5*h[e.grade].weight*n*r*(t.isGold?2:1)/100);if(e.score+=i,e.last={lane:t.lane,y:t.y,letters:t.letters,gain:i},e.words=e.words.filter(({id:e})=>e!==t.id),e.target=0,e.cues.push(t.isGold?w.gold:w.done),t.isGold)for(let t of e.words)t.y=Math.max(0,t.y-k);j(e.streak)>n&&e.cues.push(w.combo)}function I(e){if(e.toDrop===0)return;if(e.words.length<2&&(e.dropIn=Math.min(e.dropIn,e.words.length===0?6:24)),e.dropIn>0){--e.dropIn;return}let t=e.toDrop===e.goldAt&&e.wave>1,n=b(e.nextId,e.grade,e.wave,e.words,t,e.random);e.dropIn=n?y(e.grade,e.wave):10,n&&(e.words.push(n),e.nextId+=1,--e.toDrop)}function L(e){e.words.length>0&&(e.waveFrames+=1);for(let t of e.words)t.y+=t.speed;for(;;){let t=e.words.find(({y:e})=>e>=m);if(!t||(e.words=e.words.filter(({id:e})=>e!==t.id),e.target===t.id&&(e.target=0),--e.lives,e.streak=0,e.last={lane:t.lane,y:m,letters:t.letters,gain:0},e.cues.push(w.splash),e.lives<=0))return}}function R(e){let t=e.waveRight+e.waveWrong;e.wpm=Math.min(O,Math.floor(e.waveRight*720/Math.max(1,e.waveFrames))),e.accuracy=t===0?0:Math.floor(e.waveRight*100/t),e.bonus=Math.floor(e.wpm*e.accuracy*e.wave*h[e.grade].weight/200),e.score+=e.bonus,e.wave%5==0&&e.lives<4&&(e.lives+=1,e.cues.push(w.life)),e.wave===25?z(e,w.survived):N(e)}function z(e,t){e.phase=C.over,e.wait=D,e.words=[],e.cues.push(t)}export{A as rules};