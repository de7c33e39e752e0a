function e(...e){return i(t(2538058380,e))}function t(e,i){let a=r(e,i.length);for(let e=0;e<i.length;e++){let r=i[e];a=typeof r==`number`?n(a,r):t(a,r)}return a}function n(e,t){if(!Number.isSafeInteger(t))throw Error(`a state is made of whole numbers, not ${t}`);return r(r(e,t|0),Math.floor(t/4294967296)|0)}function r(e,t){let n=Math.imul(t,3432918353);n=n<<15|n>>>17;let r=e^Math.imul(n,461845907);return r=r<<13|r>>>19,Math.imul(r,5)+3864292196|0}function i(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),(t^t>>>16)>>>0}function a(e,t=0){let n=[e[0]|0,e[1]|0,e[2]|0,e[3]^Math.imul(t,2654435769)|0];for(let e=0;e<12;e++)o(n);return n}function o(e){let[t,n,r,i]=e,a=(t+n|0)+i|0;return e[0]=n^n>>>9,e[1]=r+(r<<3)|0,e[2]=(r<<21|r>>>11)+a|0,e[3]=i+1|0,a>>>0}function s(e,t){if(t<=1)return 0;let n=4294967296-4294967296%t;for(;;){let r=o(e);if(r<n)return r%t}}function c(e,t,n){return t+s(e,n-t+1)}function l(e,t,n){return s(e,n)<t}var u=(e,t,n)=>Math.max(t,Math.min(n,e));d();function d(){let e=2n**60n,t=3141592653589793238n*e/512n/1000000000000000000n;return Array.from({length:257},(n,r)=>{let i=t*BigInt(r),[a,o]=[i,i];for(let t=1n;t<16n;t++)a=-a*i/e,a=a*i/e/(2n*t*(2n*t+1n)),o+=a;return Number((o*BigInt(65536)+e/2n)/e)})}var f={3:`air ant arm art axe bag bat bed bee big box bus cap car cat cow cup cut day dog dot dry ear egg elf end eye fan
    far fig fin fly fog fox fun gap gum hat hay hen hop hot hut ice ink jam jar jet jog joy jug key kid kit lap leg
    lid log map mix mud mug nap net new nod nut oak oar oat old owl own pan pea pen pet pie pig pin pop pot pup ram
    red rim row rug run sad sea sky sun tap tea ten tin tip toe top toy tub urn use van vet wax web wet win yak yam
    yes zip zoo`,4:`acid acre baby back ball band barn bath bear belt bird bold bone boot bowl bush calm camp cart cave city clay
    coin cook corn crow cube dark date deck desk dice dive door draw drop duck dune dust east echo edge even face
    fern fire flag fork frog gate gift glue goat golf good gown half harp head heat hive horn iron jazz joke kelp
    kind kite kiwi lake lawn leaf line lion loaf loom maze mint mole moss moth nest nine note onyx open pace pail
    path peak pine plan plum pony quay raft rain reef rice road root rope ruby sail sand seed shoe snow soap star
    swan team tent tile town tree twig unit vest view wave wind wing wood wool yarn year zinc`,5:`acorn actor album apple arrow bacon baker beach birch blaze board bread brook cabin candy cedar chalk chess
    chime clock clown coral crown dance diary ditch dozen drift eagle earth empty equal fable fairy fence field flock
    flute forge fruit glass globe goose grass guard habit hatch heart hedge honey hotel igloo inlet jelly jolly juice
    jumbo knife label large latch layer level linen llama lunar magic maple medal metal mouse night noble novel olive
    opera order owner panda party pasta pearl piano pizza plaza proud quack quick quiet radio raven ridge robin round
    salad scarf scout shark shelf shore slide snail spice sport stamp stone storm sugar sweet table thorn toast torch
    tower trail tulip under unzip urban video voice wagon waltz water wheat white yacht youth`,6:`action almond animal answer artist badger bakery banana beacon beaver bottle branch bridge bubble bucket button
    camera candle carpet carrot cavern cheese cherry circus clover coffee cotton cousin dancer dinner dragon editor
    empire engine escape fabric family figure finger folder fossil friend galaxy garage garlic ginger glider guitar
    helmet hiking insect island jigsaw junior kettle ladder laptop legend letter lizard magnet market meadow minute
    mitten moment muffin museum nature number nutmeg office orchid oyster palace parade pebble people pepper pigeon
    pirate planet poetry potato puppet quaint quarry rabbit radish random record ribbon ripple saddle salmon season
    shadow silver sketch soccer spiral square squash statue string summer supper tablet temple ticket timber travel
    turkey turnip unfold upward valley velvet violet voyage walrus wander window winner wizard writer yellow zigzag`,7:`academy account acrobat airport antenna apricot archery avocado balloon bedroom blanket blossom bowling bramble
    brother buffalo cabinet captain caramel ceiling century chapter chicken citizen climber cluster coaster concert
    costume cottage country crystal cupcake curtain dolphin drawing eclipse elastic example explore factory feather
    firefly fishing flannel freedom gallery giraffe glacier grammar gravity habitat hammock history holiday horizon
    iceberg insight jasmine journal journey kitchen lantern laundry library lobster lullaby machine mailbox mammoth
    mineral monster mustard mystery natural notepad octopus orchard origami ostrich package paddock painter parsley
    passage pasture pattern penguin picture popcorn pottery pretzel program pumpkin pyramid quarter quickly raccoon
    redwood reptile rooster sandbox satchel scholar science seaside shelter silence skating sparrow station sunrise
    teacher tornado tractor traffic trumpet twinkle unicorn vanilla variety vinegar volcano voyager walking weekend
    whisper whistle`,8:`aardvark accident activity airplane alphabet aquarium backpack bathroom birthday bluebell bookcase boundary
    building calendar campfire carnival cheerful children cinnamon computer cucumber daffodil daughter daylight
    diameter dinosaur discover distance doorbell doughnut duckling eggplant elephant envelope exercise festival
    fireside football fountain fraction friendly gardener geometry goldfish graceful grateful handmade hedgehog
    hospital industry inventor kangaroo keyboard ladybird language laughter lavender lemonade lifeboat magician
    mahogany marathon medicine midnight mongoose mountain mushroom musician necklace notebook november nutshell
    observer opposite ordinary painting paradise passport peaceful platform playtime porridge postcard princess
    quantity question railroad raindrop reindeer riverbed sandwich saturday scissors seahorse seashell sentence
    shoelace skeleton snowball solution splendid squirrel stairway starfish starling sunlight swimming teaspoon
    together tomorrow treasure triangle tricycle trombone umbrella universe vacation vineyard wardrobe waterway
    whirling wildlife windmill woodland workshop yearbook yourself zeppelin`,9:`adventure alligator astronaut avalanche badminton beekeeper blueprint breakfast briefcase butterfly cafeteria
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
    understand university vegetarian volleyball watermelon wheelchair wilderness woodpecker`},p=e=>Array.from({length:11},(t,n)=>(e[n]??``).split(/\s+/).filter(e=>e!==``)),m=[{id:``,words:p(f)},{id:`german`,words:p({3:`aal alt arm art ast axt bad bar bau bus eis elf erz fee gut hai heu hof hut ich ihr ins kuh lob los mai mut nah
    neu not ohr ort rad rat rot see tag tal tau tee ton tor typ uhr uhu wal weg zeh zoo zug`,4:`adel affe arzt bach ball bart bett bild blei burg dach duft eins elch fass fell film frau gast glas grau haar
    heft held hemd hirt horn hund jahr kalt kino knie koch korn kuss laub lied loch maus mund nase obst oper park
    rabe rand reis rose satz sieb spur tanz turm ufer vase warm welt wort zaun zeit`,5:`abend adler amsel augen beere blatt blume bohne brief engel ernte fahne farbe feier forst frost ganze gerne
    glied hafen halle hebel insel junge kamel katze kerze knopf kranz krone linie lotse mappe milch monat nadel orgel
    pause pfeil radio regal rinde ruder sache schal segel sonne stamm stirn stoff suppe tanne tinte trick tulpe wagen
    watte wespe wolke wurst`,6:`abends absatz allein anfang arbeit balkon becher beginn besuch butter daumen dorsch eichel erbsen feiern ferien
    finger freund garten geheim glocke gurken herzen himmel hummel jasmin kaktus kapsel kessel kirche koffer krabbe
    krokus lagune lehrer letzte magnet marmor messer oliven palast pfanne pinsel puppen reifen reisen rollen schatz
    schule silber spinne steine teller tomate tunnel urwald waffel winter wurzel zettel`,7:`antwort ausflug bahnhof bergsee brunnen dichter drachen dreirad drossel elefant fahrrad feldweg fenchel fenster
    flasche flocken forelle freunde gedicht giraffe glocken hamster kamille kapitel karotte kellner klavier klingel
    kolibri kompass libelle limette malerei melonen mineral nachbar notizen oktober orangen pelikan pflanze polster
    pudding regatta samstag sandale schrank spatzen spinnen stachel stiefel telefon toaster tomaten trommel turnier
    vorhang walnuss wohnung zahnrad`,8:`akademie aquarium ausdruck badehose bergwerk birnbaum dromedar eidechse eisblume erdbeere faultier feldmaus
    flamingo forscher freiheit geschenk handtuch haustier himbeere holunder holzhaus holzofen kalender klettern
    kochtopf konzerte krokodil laubbaum lehrerin libellen limonade luftpost magneten maulwurf musikant notebook
    ohrringe pelikane planeten quadrate quartett rasierer reisebus rucksack sandalen schatten schaukel schlange
    schnecke schulhof schwalbe seerosen seestern springen trompete veilchen werkzeug windrose winzling zeichnen`,9:`abenteuer adlerauge apfelbaum baumkrone bleistift bootssteg edelstein eiswaffel entdecker federbett feldhasen
    feldsalat flughafen flussufer fotoalbum goldfisch haselmaus haselnuss kaninchen kartoffel kastanien klassiker
    kokosnuss mandarine marmelade melodisch mondlicht nachricht nebelhorn obstsalat orchester osterhase postkarte
    projektor regenwurm schlitten schulbuch segelboot sommertag sonnenhut spielzeug steinbock steinpilz taucherin
    trampolin trompeter turnhalle turnschuh unterholz vogelnest waldbeere waldboden wanderweg wasserrad wegweiser
    wochentag wohnwagen wolkenlos zauberhut zeltplatz`,10:`abendessen ahornblatt ameisenbau bibliothek blaubeeren blumenbeet buchhandel butterbrot dompfaffen feuerstein
    fischotter flussdelta freundlich frikadelle gartenhaus gartenzaun geschichte gurkenbeet gurkenglas haltepunkt
    handwerker himmelblau katzenauge kinderbuch kirschbaum lagerfeuer laubfrosch leuchtturm luftballon magnetisch
    meeresluft mineralien mondschein nachbarort nachmittag nachtigall obstkuchen papierboot pfadfinder regenbogen
    rosenbusch salzwasser sandkasten sandstrand schneeball schokolade spielkarte sternwarte strandball strandkorb
    taschenuhr tropenholz unterricht wasserfall wassermann wetterhahn wettlaufen windstille wolkenburg wunderbaum`})},{id:`code`,words:p({3:`add all and api app arg bit box bug cmd col csv def del dim dir doc dot end env err fix fun get git hex inc int
    lan lib max min mod new nil not num old out pop put raw ref row set sin sub svg tab tag tar tcp top try udp use
    val var xml xor`,4:`args atob base bind blob boot case cast chip cron date diff docs down enum eval exit fill flex font func grep
    help hook html init java jump last left load lock loop math mock name pack page ping post prod push race read
    rule rust scan send slot sort stop sync then this time trim type user wait wasm`,5:`abort admin alert apply async begin break bytes cache class click cloud color const debug draft email equal
    every field flags float front group hosts infix input joins large limit lower macro merge mutex never order panic
    paste patch proxy queue raise react regex route scope setup short solve spawn start store table token trait under
    until usage vault while`,6:`accept access active assign backup border buffer bypass canvas commit cookie define deploy docker elixir encode
    entity expect factor filter format github height import insert keypad launch letter locale lookup minify mobile
    native offset opcode output pascal pixels policy python reader region remote rename return router schema search
    sender shadow socket splice string submit suffix system thread toggle update vector`,7:`address android average barrier boolean cascade cluster command comment control convert dataset default desktop
    element encrypt execute feature fixture foreach generic graphql history indexed inherit integer isolate jupyter
    license literal mapping migrate mockups network numeric opacity padding pattern pending primary process program
    project protect rebuild refresh release reserve reverse runtime scratch section sidebar snippet storage testing
    texture tracker upgrade version`,8:`abstract accessor adaptive assembly autosave bookmark callback checkbox checksum constant continue database
    deadlock decorate disabled distinct download embedded equality explicit fallback filename floating fragment
    function graphics headless increase internal iterator lifetime loopback matching minifier modifier navigate
    nullable observer optional password platform postgres previous property realtime redirect refactor renderer
    resource response scaffold security simplify software subclass template terminal tutorial unittest validate`,9:`algorithm allocator alternate anonymous assertion authorize bandwidth benchmark bootstrap clipboard collision
    condition connector construct coroutine dashboard deprecate directory emulation exception extension flowchart
    generator hyperlink immutable increment inference interface invariant iteration microchip multicast namespace
    objective overwrite partition predicate primitive procedure publisher quicksort recursive reference registers
    replicate scheduler semicolon signature snapshots statement structure subdomain telemetry threshold timestamp
    transform translate typecheck unhandled validator`,10:`annotation appearance assignment breakpoint checkpoint classifier comparator compositor compressor connection
    constraint conversion coordinate declarator descriptor destructor diagnostic dispatcher distribute downstream
    encryption equivalent expression filesystem flowcharts generation hypervisor identifier inequality initialize
    javascript kubernetes linkedlist migrations monitoring multiplier normalizer obfuscator objectives overridden
    parameters polynomial precompile predicates primitives processing quaternion recompiled refactored references
    responsive scaffolded simulation statistics storyboard templating transition typescript underscore validation`})}],h=e=>Math.max(0,m.findIndex(({id:t})=>t===e)),g=1e5,_=e=>e%3==0,[v,y]=[7,10],b=190,x=15e3,S=[{fall:900,leastFall:330,gap:110,leastGap:44,letters:4,weight:2},{fall:660,leastFall:260,gap:80,leastGap:30,letters:5,weight:3},{fall:500,leastFall:200,gap:58,leastGap:20,letters:6,weight:4}],C=({pack:e,letters:t,index:n})=>m[e].words[t][n];function w(e){return e.typed<e.letters?C(e).charCodeAt(e.typed)-97:-1}var T=e=>6+e,E=(e,t)=>{let{gap:n,leastGap:r}=S[e];return Math.max(r,n-t*4)};function D({id:e,pack:t,grade:n,wave:r,kind:i},a,o){let s=i===`gold`,c=i===`boss`,l=c?v:Math.min(5,3+Math.floor(r/5))+(s?2:0),d=c?Math.min(y,v+r/6):S[n].letters+Math.floor(r/2),f=k(t,l,u(Math.floor(d),l,10),a,o);if(!f)return null;let p=c?2:A(a,o),m=j(n,r,f.letters,o);return{...f,id:e,pack:t,lane:p,y:c?x:0,speed:c?Math.floor(m*100/b):m,typed:0,isGold:s,isBoss:c,strikes:c?3:1}}function O(e,t,n){let r=t.filter(({id:t})=>t!==e.id);e.index=k(e.pack,e.letters,e.letters,r,n)?.index??(e.index+1)%m[e.pack].words[e.letters].length}function k(e,t,n,r,i){let a=r.map(e=>C(e).charCodeAt(0));for(let r=0;r<12;r++){let r=c(i,t,n),o=m[e].words[r],l=s(i,o.length);if(!a.includes(o[l].charCodeAt(0)))return{letters:r,index:l}}return null}function A(e,t){let n=e.slice(-2).map(({lane:e})=>e);for(let e=0;e<6;e++){let e=s(t,5);if(!n.includes(e))return e}return s(t,5)}function j(e,t,n,r){let{fall:i,leastFall:a}=S[e],o=Math.max(a,i-Math.floor(i*t/24))+(n-4)*16,s=l(r,1,6)?80:c(r,95,115);return Math.floor(g*100/(o*s))}var M={choosing:0,calm:1,storm:2,over:3},N={chosen:1,letter:2,done:3,gold:4,wrong:5,splash:6,wave:7,over:8,survived:9,combo:10,lock:11,life:12,boss:13,struck:14,felled:15},P=3600,F=130,I=130,L=250,R=34e3,z=42e3,B=4,V=2,H={start:(e,t=``)=>({random:a(e),phase:M.choosing,pack:h(t),grade:1,frame:0,wait:0,wave:0,toDrop:0,dropIn:0,goldAt:0,nextId:1,words:[],target:0,lives:4,score:0,streak:0,right:0,wrong:0,waveRight:0,waveWrong:0,waveFrames:0,wpm:0,accuracy:0,bonus:0,struck:0,golds:0,bosses:0,bestWpm:0,last:{lane:0,y:0,letters:0,gain:0},cues:[]}),step(e,t){if(e.cues=[],e.frame+=1,e.wait>0&&--e.wait,e.phase===M.choosing)W(e,t);else if(e.phase===M.calm&&e.wait===0)e.phase=M.storm;else if(e.phase===M.storm){for(let n of t.taps)K(e,n);Y(e),X(e),e.lives<=0?Q(e,N.over):e.toDrop===0&&e.words.length===0&&Z(e)}},isOver:({phase:e,wait:t})=>e===M.over&&t===0,score:({score:e})=>e,hash:t=>e(t.random,[t.pack,t.phase,t.grade,t.frame,t.wait,t.wave,t.toDrop,t.dropIn,t.goldAt],[t.nextId,t.target,t.lives,t.score,t.streak,t.right,t.wrong],[t.waveRight,t.waveWrong,t.waveFrames],t.words.map(({id:e,letters:t,index:n,lane:r,y:i,typed:a,strikes:o})=>[e,t,n,r,i,a,o]))},U=e=>Math.min(5,1+(e>>2));function W(e,{taps:t}){let n=t.find(e=>e>=32&&e<32+S.length);n===void 0&&e.frame<P||(n!==void 0&&(e.grade=n-32),e.cues.push(N.chosen),G(e))}function G(e){e.wave+=1,e.phase=M.calm,e.wait=F,e.toDrop=T(e.wave),e.goldAt=1+s(e.random,e.toDrop>>1),e.dropIn=0,e.waveRight=e.waveWrong=e.waveFrames=0,e.cues.push(N.wave)}function K(e,t){if(t===26&&(e.target=0),t>=26)return;let n=e.words.find(({id:t})=>t===e.target);if(!n){let r=e.words.filter(e=>w(e)===t);n=r.find(({typed:e})=>e===0)??r[0],n&&(e.target=n.id,e.cues.push(N.lock))}!n||w(n)!==t?(e.wrong+=1,e.waveWrong+=1,e.streak=0,e.cues.push(N.wrong)):(n.typed+=1,e.right+=1,e.waveRight+=1,e.cues.push(N.letter),n.typed===n.letters&&q(e,n))}function q(e,t){let n=U(e.streak);e.streak+=1;let r=150-Math.floor(t.y*50/g),i=t.isGold?2:t.isBoss&&t.strikes===1?B:1,a=Math.floor(t.letters*5*S[e.grade].weight*n*r*i/100);if(e.score+=a,e.last={lane:t.lane,y:t.y,letters:t.letters,gain:a},e.target=0,U(e.streak)>n&&e.cues.push(N.combo),t.strikes>1)return J(e,t);if(e.words=e.words.filter(({id:e})=>e!==t.id),e.struck+=1,t.isGold&&(e.golds+=1),t.isBoss&&(e.bosses+=1),e.cues.push(t.isGold?N.gold:t.isBoss?N.felled:N.done),t.isGold)for(let t of e.words)t.y=Math.max(0,t.y-R)}function J(e,t){--t.strikes,t.typed=0,t.y=Math.max(x,t.y-z),O(t,e.words,e.random),e.cues.push(N.struck)}function Y(e){if(e.toDrop===0)return;if(e.words.length<2&&(e.dropIn=Math.min(e.dropIn,e.words.length===0?6:24)),e.dropIn>0){--e.dropIn;return}let{nextId:t,pack:n,grade:r,wave:i}=e,a=e.toDrop===1&&_(i);if(a&&e.words.length>0)return;let o=D({id:t,pack:n,grade:r,wave:i,kind:a?`boss`:e.toDrop===e.goldAt&&i>1?`gold`:`word`},e.words,e.random);o&&a&&e.cues.push(N.boss),e.dropIn=o?E(e.grade,e.wave):10,o&&(e.words.push(o),e.nextId+=1,--e.toDrop)}function X(e){e.words.length>0&&(e.waveFrames+=1);for(let t of e.words)t.y+=t.speed;for(;;){let t=e.words.find(({y:e})=>e>=g);if(!t||(e.words=e.words.filter(({id:e})=>e!==t.id),e.target===t.id&&(e.target=0),e.lives=Math.max(0,e.lives-(t.isBoss?V:1)),e.streak=0,e.last={lane:t.lane,y:g,letters:t.letters,gain:0},e.cues.push(N.splash),e.lives<=0))return}}function Z(e){let t=e.waveRight+e.waveWrong;e.wpm=Math.min(L,Math.floor(e.waveRight*720/Math.max(1,e.waveFrames))),e.accuracy=t===0?0:Math.floor(e.waveRight*100/t),e.accuracy>=90&&(e.bestWpm=Math.max(e.bestWpm,e.wpm)),e.bonus=Math.floor(e.wpm*e.accuracy*e.wave*S[e.grade].weight/200),e.score+=e.bonus,e.wave%5==0&&e.lives<4&&(e.lives+=1,e.cues.push(N.life)),e.wave===25?Q(e,N.survived):G(e)}function Q(e,t){e.phase=M.over,e.wait=I,e.words=[],e.cues.push(t)}export{H as rules};