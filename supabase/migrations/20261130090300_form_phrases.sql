-- Phrases that threaten, incite, solicit or humiliate without a refused word. A word in capitals is a class of words, so that
-- a phrase holds for all of them. Every class comes before the phrases of its language.

-- English.
select private.add_class('en', '',
  'just really pls please so lol bro literally actually honestly fr already now mate fucking fcking bloody damn well even');
select private.add_class('en', 'YOU',
  'you u ya yall yous youu');
select private.add_class('en', 'YOUR',
  'your ur yo youre yr');
select private.add_class('en', 'ME',
  'me us');
select private.add_class('en', 'MY',
  'my our');
select private.add_class('en', 'HURT',
  'kill stab shoot murder strangle choke punch slap batter bash hurt break smash drown burn poison slit gut behead kick
  deck smack jump kil stabb');
select private.add_class('en', 'WILL',
  'will gonna gona wanna ima imma');
select private.add_class('en', 'BODY',
  'boobs tits boobies bum butt pussy dick cock willy privates bra panties underwear knickers underpants thighs nipples');
select private.add_class('en', 'NUDE',
  'nudes nude noods noodz naked topless dickpic dickpics feetpics');
select private.add_class('en', 'GROUP',
  'jews muslims gays blacks immigrants foreigners gypsies arabs asians mexicans lesbians refugees christians trannies jew
  muslim indians pakistanis');
select private.add_class('en', 'DRUG',
  'weed vape vapes drugs ket mandy mdma molly cocaine hash edibles shrooms xanax snus cigs cigarettes joints carts thc
  elfbar elfbars puffs lean meth heroin');
select private.add_class('en', 'KIN',
  'mum mom mama mother momma mommy nan dad sister brother family mam');
select private.add_phrases('en', 'threat',
  'beat YOU up; [WILL|ill|im WILL|i WILL] beat YOU [up|after|at|tomorrow|outside|to|when|if|so hard|with]; beat YOUR ass;
  beat the [shit|crap] out of; i WILL HURT YOU; ill HURT YOU; im WILL HURT YOU; i am going to HURT YOU; im going to HURT
  YOU; WILL HURT YOU [up|after|at|tomorrow|in|outside|when|if]; we WILL HURT YOU; well HURT YOU; [i WILL|ill|im WILL|we
  WILL] HURT [YOUR|him|her|them]; HURT YOUR [face|head|teeth|nose|skull|neck|legs|arms|brains|KIN|throat]; HURT
  [YOU|him|her] after school; HURT [YOU|him|her] up; i know where YOU [live|sleep]; we know where YOU live; watch YOUR
  back; YOUR dead [tomorrow|meat|after|at|when]; YOU are dead [tomorrow|meat|after|at|when|to]; YOUR WILL die; YOU are
  WILL die; YOU WILL die; [bringing|bring|brought] [a|my|the] [knife|gun|weapon|bomb|blade] [to|into]; HURT up
  [the|this|our] school; blow up [the|this|our|MY|YOUR] school; HURT [the|this|our] school; [i |]hope YOU
  [die|rot|burn|bleed|choke|suffer]; hope YOUR KIN [dies|die|gets|get]; get YOU after school; YOU WILL
  [regret|bleed|suffer]; YOUR WILL [regret|bleed|suffer|pay]; i WILL find YOU; ill find YOU; i WILL end YOU; ill end YOU;
  [i WILL|ill] make YOU [bleed|suffer|regret|cry]; YOUR a dead [man|girl|boy|kid]; sleep with one eye open; i WILL fuck
  YOU up; ill fuck YOU up; fuck YOU up; i WILL rape [YOU|YOUR|her]; ill rape [YOU|YOUR|her]; come to YOUR house and; [my
  KIN|my mates|my boys] WILL HURT YOU; get YOU HURT; have YOU HURT; YOU wont [make it|live|be alive|survive]; [meet
  me|wait] outside ill HURT');
select private.add_phrases('en', 'harm',
  '[HURT|beat|hang|end|cut|neck|unalive|off] yourself; [HURT|beat|hang|end|cut|neck|unalive|off] urself;
  [HURT|beat|hang|end|cut|neck|unalive|off] YOUR self; drink bleach; drink [rat |]poison; swallow bleach; eat [a |]tide
  pod; jump off [a|the|that|YOUR] [bridge|roof|cliff|building|balcony]; jump from [a|the] [bridge|roof|cliff|building];
  jump out [of |][a|the|YOUR] window; [jump|walk|step|run] in front of a; HURT YOUR [wrists|wrist|veins|arms]; [cut|slit]
  MY [wrists|arms|wrist|legs|skin]; cut YOUR wrists; better [off |]without YOU; better if YOU [were|was]
  [dead|gone|never]; nobody would [miss|care|notice|cry]; no one would [miss|care|notice|cry]; noone would
  [miss|care|notice|cry]; nobody will miss; no one will miss; end MY [own |]life; end YOUR life; take MY [own |]life; take
  YOUR [own |]life; i want to [die|disappear|be dead]; i WILL [die|kms|disappear forever]; i want to HURT myself; i WILL
  HURT myself; want to HURT myself; [cut|cutting|HURT|harm|harming|starve|starving|hurting|cuting] myself; [wish|wished] i
  was [dead|never]; wish i were dead; wish i wasnt [alive|born|here]; better off dead; dont want to [live|be
  alive|exist|be here]; dont WILL [live|be alive|exist]; [tired|sick] of [living|being alive|life|existing]; no reason to
  live; YOU should [die|kys|HURT]; YOU shud [die|kys|HURT]; YOU deserve to die; YOU [need|deserve] to [die|be dead|HURT];
  go [and |]die; die in a [hole|fire|ditch]; do [us|everyone|everybody|the world] a favour and; do
  [us|everyone|everybody|the world] a favor and; why [are|r] YOU still alive; why arent YOU dead; YOU should never have
  been born; YOU shouldnt [be alive|exist|have been born]; YOU shouldve been aborted; commit [suicide|die|sudoku|not
  living|toaster bath]; take a bath with a toaster; i WILL overdose; take all [the|MY|YOUR] pills; hang myself; suicidal');
select private.add_phrases('en', 'sexual',
  '[send|show|gimme|give|sent] ME [YOUR|some|a|the] [BODY|NUDE|body]; [send|show|gimme] [YOUR |ME |some |a |]NUDE; show
  YOUR [BODY|body]; have sex; WILL [have |]sex; WILL sext; [WILL|want to]
  [touch|lick|feel|grope|finger|bang|ride|see|grab|squeeze] YOUR [BODY|body|chest|ass|arse|lips]; [i WILL|i want to|let
  me|can i|ill] [touch|lick|feel|grope|finger|bang|ride|kiss|shag] YOU; sleep with YOU; make love to YOU;
  [suck|lick|ride|touch|stroke|blow|see] MY [BODY|balls|ballz|nuts|thing|ass]; [are |]YOU [still |][a |]virgin; YOUR
  [still |]a virgin; [are |]YOU horny; im [so |]horny; YOU ever had sex; YOU had sex; what [are|r] YOU wearing;
  [take|taking] off YOUR; take YOUR [clothes|top|shirt|pants|bra|trousers|skirt|BODY] off; sit on my [face|BODY|lap]; YOU
  masturbate; YOU touch yourself; touching yourself; watch porn; [how big|what size] [is|are] YOUR; YOUR [bra|cup|BODY]
  size; get naked; strip for ME; [hot|sexy|nice|big|huge|tiny|small|fat|great|lovely] BODY; YOUR BODY; nice ass; nice
  rack; come in my; in my bed; in YOUR pants; sugar daddy; friends with benefits; hook up with ME; WILL hook up');
select private.add_phrases('en', 'hate',
  '[hate|kill|gas|burn|deport|fuck|bomb|shoot] [the |all |all the |]GROUP; [death to|no more|get rid of|kick out] [the |all
  |all the |]GROUP; GROUP [should|must|need to|deserve] [to |][die|be|burn|hang|go]; GROUP are [a
  |][terrorists|vermin|animals|monkeys|disgusting|dirty|thieves|criminals|rats|evil|stupid|trash|scum|disease|ruining|all|subhuman|gross|parasites|cockroaches];
  hitler [was|is|had|did] [right|good|a|the|nothing]; [go|get|fuck off|piss off|crawl|swim] back to
  [YOUR|africa|mexico|china|india|pakistan|where]; [dirty|filthy|smelly|stupid|stinky|greedy]
  [GROUP|gypsy|immigrant|foreigner|arab|mexican|indian|chinese|pole|polish|black|terrorist|turk]; YOUR [a
  |][gay|homo|trans|lesbian|jew|monkey|terrorist]; that is gay; thats gay; thats so gay; so gay; gay ass; gay boy; gay
  lord; no blacks; no jews; black people are [monkeys|stupid|criminals|dirty|animals]; black monkey; send them back to;
  speak english or');
select private.add_phrases('en', 'offer',
  '[selling|sell|buy|deal|dealing|snort|snorting|do|doing|did|got any|who wants|anyone got] [some |any |the
  |][coke|pills|acid|spice]; [selling|sell|sells|buy|buying|got|have|has|need|want|dealing|deal|get] [some |any |a |good
  |cheap |me |u |you |]DRUG; [anyone|anybody|who] [got|has|want|wants|selling|have] [some |any |a |]DRUG;
  [smoke|smoking|smoked|do|try|snort|take|taking|vape] [some |]DRUG; get [high|stoned|drunk|wasted|baked]; getting
  [high|stoned|drunk|baked]; DRUG for sale; sell you [some |a |]DRUG; hit my vape; need a dealer');
select private.add_phrases('en', 'insult',
  'shut [the |YOUR |][f|fck|eff|fk|hell|heck|fat|stupid|trap|gob|mouth|face|up]
  [up|mouth|face|trap|gob|you|u|idiot|stupid]; go to hell; screw YOU; f YOU; eff YOU; f off; eff off; frick off; sod off;
  bugger off; eat [shit|dirt|poo|crap]; son of a b; waste of [space|oxygen|air|skin]; piece of [crap|trash|garbage|poo];
  YOUR [a |an |the |such a |such an
  |][retard|idiot|moron|loser|freak|weirdo|creep|pervert|perv|clown|disgrace|failure|mistake|numpty|muppet|dummy|dumb|stupid|ugly|pathetic|useless|fat|trash|garbage|scum|psycho|coward|wimp|sissy|crybaby|mental|thick|worthless|disgusting|brainless|braindead|joke];
  YOUR [a|an|such a|just a] [rat|snake|dog|ape|monkey|whale|pig|cow]; YOU are [a |an |the |such a |such an
  |][retard|idiot|moron|loser|freak|weirdo|creep|pervert|perv|pig|cow|clown|disgrace|failure|mistake|numpty|muppet|dummy|dumb|stupid|ugly|pathetic|useless|fat|trash|garbage|scum|psycho|coward|wimp|sissy|crybaby|mental|thick|worthless|disgusting|brainless|braindead|rat|ape|monkey|whale];
  [everyone|everybody|nobody|no one|noone|we all] [hates|hate|likes|like|wants|want|loves] YOU; YOUR KIN is [a |so
  |][fat|pig|ugly|cow|hoe|gay|dumb|stupid|easy|dead|poor]; YOUR KIN [fat|ugly|gay|a]; YOU [stink|smell]; YOU have no
  friends; kiss my [ass|butt|arse|ars|bum|feet]; bite me; YOU
  [stupid|ugly|dumb|fat|little|dirty|filthy|disgusting|pathetic|useless]
  [pig|cow|idiot|loser|freak|rat|dog|cunt|girl|boy|kid|thing|fool|moron|clown|monkey|bitch|shit|toad]');
select private.add_phrases('en', 'meeting',
  'come to [my|mine] [house |place |][when|while|after|alone|and|tonight]; dont tell YOUR [KIN|parents|teacher]; meet [ME
  |][at|in|by|behind|outside] the [park|station|mall|woods|bus|playground|gym|shops]; [meet up|meet irl|meet in
  person|meet in real life]; come alone; YOUR [KIN|parents] [is|are] [out|away|not home|at work]; our little secret');

-- German.
select private.add_class('de', '',
  'mal doch halt einfach echt ja jetzt so voll mann digga alter bro bitte endlich schon wirklich ey krass heute bald');
select private.add_class('de', 'YOU',
  'dich dir du euch ihr');
select private.add_class('de', 'YOUR',
  'dein deine deinen deinem deiner deins');
select private.add_class('de', 'HURT',
  'töte schlage schlag verprügel verprügle prügel steche stech ersteche erstech abstech erschieße erschiess erschieß box
  boxe klatsche klatsch würge würg zerstöre zerstör mach mache hau haue schmeiß vergifte verbrenne ermorde mörder kill
  kille vermöbel');
select private.add_class('de', 'BODY',
  'titten brüste möpse busen muschi schwanz penis pimmel arsch po hintern brust höschen bh unterwäsche slip schlüpfer');
select private.add_class('de', 'NUDE',
  'nacktbilder nacktbild nacktfoto nacktfotos nudes nude nackt oben');
select private.add_class('de', 'GROUP',
  'juden jude muslime moslems schwule schwulen ausländer flüchtlinge schwarze schwarzen türken araber lesben zigeuner
  asylanten polen russen behinderte behinderten transen');
select private.add_class('de', 'DRUG',
  'weed vape vapes koks pillen drogen mdma joint joints hasch snus kippen zigaretten ott pilze ketamin keta dope haze
  bubatz');
select private.add_class('de', 'KIN',
  'mutter mudda mama vater papa schwester bruder familie oma mum mudder mutti');
select private.add_phrases('de', 'threat',
  'ich HURT YOU [um|ab|tot|kaputt|kalt|fertig|zusammen|weg|platt|nieder|alle|blutig|eine|auf]; ich HURT YOU; ich bring YOU
  um; ich bringe YOU um; ich werde YOU
  [umbringen|töten|abstechen|schlagen|verprügeln|finden|kriegen|fertigmachen|abknallen|vergewaltigen|zerstören|killen];
  ich will YOU [töten|umbringen|schlagen|abstechen]; wir [HURT|machen|schlagen|bringen|kriegen|finden|verprügeln] YOU;
  bring YOU um; HURT YOU [kaputt|tot|kalt|zusammen|krankenhausreif|ab]; kriegst [YOU
  |][schläge|aufs|eine|paar|prügel|auf]; YOU kriegst [schläge|aufs|eine|paar|prügel|auf]; gibt schläge; gibts schläge;
  gibt aufs maul; gibts aufs maul; auf die fresse; aufs maul; in die fresse; ich weiß wo YOU [wohnst|wohnt|lebst]; ich
  weiss wo YOU [wohnst|wohnt]; bist YOU tot; YOU bist tot; YOU stirbst; wirst YOU [sterben|bereuen|bluten]; YOU wirst
  [sterben|bereuen|bluten|leiden|es]; bring [ein|eine|ne|n|nen|das|die] [messer|waffe|knarre|bombe|pistole]; bringe
  [ein|eine|das|die] [messer|waffe|knarre|bombe|pistole]; nehme [ein|eine] [messer|waffe|knarre];
  [messer|waffe|knarre|bombe] mit in die schule; schule [in die luft|anzünden|abbrennen|abfackeln]; breche YOU
  [die|alle|den|das]; brech YOU [die|alle|den|das]; YOU [alle |]knochen brechen; ich hoffe YOU
  [stirbst|verreckst|krepierst|bekommst]; hoffentlich [stirbst|verreckst|krepierst] YOU; pass auf wenn YOU; wir warten auf
  YOU; ich warte auf YOU nach; nach der schule bist YOU; zeig YOU [an |]was passiert; ich fick YOU; ich ficke YOU; YOUR
  leben zur hölle; mach YOU kalt; schlag YOU die zähne; schlage YOU die zähne; zünde YOUR; zünd YOUR haus; lass YOU
  [zusammenschlagen|verprügeln|umbringen]; YOUR KIN um');
select private.add_phrases('de', 'harm',
  'bring YOU um; bringt YOU um; bring YOU selbst um; töte YOU selbst; häng YOU auf; hängt YOU auf; erhäng YOU; erschieß
  YOU; erschiess YOU; spring [aus|von|vom|vor] [dem |der |einer |nem |ner |den |die |einen |nen
  |][fenster|dach|brücke|zug|hochhaus|bahn|klippe|balkon|haus|turm]; geh sterben; geh YOU
  [erhängen|umbringen|aufhängen|ritzen|töten|vergraben|erschießen]; stirb [YOU|du]; stirb; trink
  [bleiche|gift|abflussreiniger|domestos|chlor|reiniger]; ritz YOU; ritz mich; ritze mich; mich geritzt; mich ritzen; mich
  selbst verletzen; verletze mich; keiner würde YOU vermissen; niemand würde YOU vermissen; keiner vermisst YOU; niemand
  vermisst YOU; vermisst YOU [keiner|niemand|eh|sowieso]; vermissen würde YOU; welt [wäre|ist] [besser|schöner] ohne
  [YOU|mich]; besser ohne [YOU|mich]; ich will [sterben|tot sein|nicht mehr leben|mich umbringen|mich töten|nicht mehr];
  ich möchte [sterben|tot sein|nicht mehr leben]; will nicht mehr leben; wäre ich tot; wär ich tot; ich bring mich um; ich
  bringe mich um; mich umbringen; selbstmord [begehen|machen]; begeh selbstmord; begehe selbstmord; wärst YOU [tot|nie
  geboren|nicht]; YOU solltest [sterben|tot sein|dich|nicht leben|YOU umbringen]; YOU gehörst [vergast|ins
  gas|abgetrieben|erschossen]; hättest abgetrieben; abtreiben sollen; leg YOU [auf die|vor den|vor die]
  [gleise|schienen|zug|bahn]; nimm YOU [das leben|einen strick|nen strick]; nimm [einen|nen] strick; schneid YOU [die|in];
  schneid mir; schneide mir; pulsadern; verreck YOU');
select private.add_phrases('de', 'sexual',
  'schick [mir |uns |][YOUR |paar |ein |n |nen |][NUDE|BODY]; schick [mir |][NUDE|ein nacktbild|bild von YOUR BODY]; zeig
  [mir |uns |her |][YOUR|die] [BODY|körper]; zeig BODY; zeig YOU nackt; zieh YOU aus; zieh YOUR; ausziehen YOU; mit YOU
  [schlafen|ins bett|sex|rummachen|ficken]; mit mir [schlafen|ins bett|sex|rummachen|ficken|rumfummeln]; willst YOU
  [sex|ficken|bumsen|poppen]; hast YOU [schonmal |schon |][sex|gefickt|gewichst|gebumst|masturbiert]; bist YOU [noch
  |][jungfrau|geil|feucht|nackt]; YOU bist [noch |][jungfrau|geil]; ich will YOU
  [ficken|anfassen|berühren|nackt|küssen|lecken|bumsen|streicheln|vögeln]; ich würde YOU
  [ficken|anfassen|nackt|lecken|bumsen|vögeln|gern]; lutsch [meinen|mein|mir|an|meine] ; lutsch meinen; lutsch mir; leck
  [meine|mich|mir|meinen]; blas mir; bläst YOU; was hast YOU [drunter |][an|drunter|untenrum]; was trägst YOU
  [drunter|gerade|untenrum]; wie groß ist YOUR [BODY|ding]; wie gross ist YOUR; größe YOUR BODY; YOUR BODY; geile BODY;
  geiler BODY; geiler arsch; geiles stück; geile schnitte; geile sau; YOU geile; setz YOU auf mein; fass YOU an; fass mich
  an; pornos [gucken|schauen|geguckt]; guckst YOU pornos; wichst YOU; fummeln; hol YOU einen runter; runterholen; einen
  runter; körbchengröße; sexchat; camsex; masturbierst YOU');
select private.add_phrases('de', 'hate',
  '[hasse|hass auf] [alle |die |diese |][GROUP]; GROUP [raus|vergasen|ins gas|töten|verbrennen|abschieben|an die
  wand|gehören|müssen|sollten|sind]; alle GROUP [raus|vergasen|ins|töten|sollen|sollten|müssen|sind|abschieben|gehören];
  [scheiß|scheiss|drecks|kack|verdammte|dreckige|stinkende|dumme|fucking|blöde|miese] GROUP; tod den GROUP; ab in die
  gaskammer; gaskammer; ins gas; kz [gehen|stecken|schicken]; nach auschwitz; geh [zurück |][in|nach] YOUR [land|heimat];
  geh zurück [nach|in|wo]; zurück in YOUR land; ab nach [hause|afrika]; hitler [hatte|war|hätte]
  [recht|gut|ein|der|nicht]; heil hitler; sieg heil; white power; dreckiger
  [türke|jude|araber|ausländer|pole|russe|zigeuner|schwarzer|kurde|moslem]; scheiß
  [türke|jude|araber|ausländer|pole|russe|zigeuner|moslem|kurde]; scheiss [türke|jude|araber|ausländer|pole|russe|moslem];
  YOU [türke|jude|zigeuner|moslem|araber|schwarzer|ausländer|affe|schwuler]; bist YOU schwul; YOU bist schwul; YOU
  schwule; YOU schwuler; voll schwul; schwule sau; wie schwul; schwul ey; schwuler kerl; YOU lesbe; schwarzer affe;
  judensau; untermenschen');
select private.add_phrases('de', 'offer',
  '[verkaufe|verkauf|verticke|vertick|deale|kaufe|rauch|rauche|rauchen|gutes|billiges] [bisschen |noch |gutes |etwas
  |][gras|speed|stoff|pillen|teile]; wer [will|braucht|hat] [noch |bisschen |was |etwas |][gras|pillen|speed|stoff]
  [dabei|kaufen|rauchen]; [verkaufe|verkauf|verticke|hab|habe|kaufe|brauche|brauch|suche|besorge|besorg|vertick|deale]
  [noch |etwas |bisschen |paar |gutes |nen |ne |n |billig |]DRUG; wer [will|hat|braucht|verkauft] [noch |etwas |bisschen
  |paar |nen |ne |]DRUG; DRUG [zu verkaufen|abzugeben|verkaufen]; DRUG [rauchen|ziehen|nehmen|probieren];
  [rauch|rauchen|zieh|nimm|kiff] [wir |]DRUG; kiffen; bekifft; high werden; besaufen; sich zudröhnen; einen durchziehen;
  joint [durchziehen|rauchen|drehen|bauen]; einen [kiffen|rauchen]; grünes zum rauchen');
select private.add_phrases('de', 'insult',
  'halt [die |YOUR |s |][klappe|fresse|maul|schnauze|mund]; halts maul; halt maul; YOU [bist |seid |][ein |eine |so ein |so
  eine |n |ne |nur ein
  |][idiot|depp|trottel|dummkopf|opfer|lappen|penner|asi|assi|loser|versager|spinner|psycho|freak|creep|hässlich|fett|fettsack|dick|ekelhaft|affe|esel|schwein|sau|kuh|ziege|ratte|abschaum|parasit|dreck|müll|behindert|gestört|dumm|doof|blöd|hohl|lauch|nichtsnutz|feigling|heulsuse|gehirnamputiert|hirnlos|wertlos|nutzlos|peinlich|abartig|widerlich|eklig|krank];
  YOU
  [dumme|dummer|dummes|blöde|blöder|fette|fetter|hässliche|hässlicher|dreckige|dreckiger|kleine|kleiner|miese|mieser|ekelhafte|ekelhafter|doofe]
  [sau|kuh|ziege|schwein|schlampe|hund|opfer|ratte|affe|kind|stück|idiot|nuss|gans|pute|pisser|wurm|bratze|sack]; bist YOU
  [dumm|behindert|blöd|bescheuert|doof|hohl|gestört|krank|fett|hässlich|zurückgeblieben]; keiner mag YOU; niemand mag YOU;
  alle hassen YOU; YOU hast keine freunde; wir hassen YOU; ich hasse YOU; YOUR KIN [ist|stinkt|is|hat] [ne |eine |so
  |][hure|fett|hässlich|nutte|dumm|schlampe|tot|dick|sau|billig|kuh|arm]; fick YOUR KIN; YOU stinkst; YOU nervst [so
  |][YOU|hart]; leck mich; leck mich am; leck arsch; leck eier; stück scheisse; stück scheiße; stück dreck; verpiss YOU;
  fick YOU; geh kacken; geh scheißen');
select private.add_phrases('de', 'meeting',
  'komm [allein|alleine|ohne]; sag [YOUR |niemandem |keinem |][eltern|KIN] nichts; sags [keinem|niemandem]; unser [kleines
  |]geheimnis; YOUR eltern [weg|nicht da]; meine eltern sind [weg|nicht]; komm zu mir [nach hause|wenn|heim|allein|meine];
  treff [mich|dich|wir uns|YOU]; triff mich; treffen wir uns [am|im|allein|hinter|beim|in der stadt]');

-- French.
select private.add_class('fr', '',
  'trop vraiment bien juste stp svp mec frère wesh genre là bah ouais même encore donc mdr toi très si');
select private.add_class('fr', 'YOU',
  'te tu vous toi t');
select private.add_class('fr', 'YOUR',
  'ta ton tes votre vos');
select private.add_class('fr', 'HURT',
  'tue tuer tuerai casser casse péter pète frapper frappe démonter démonte défoncer défonce planter plante poignarder
  poignarde égorger égorge buter bute crever tabasser tabasse étrangler massacrer éclater éclate niquer nique fumer
  enterrer brûler violer viole tabasserai taper tape démolir démolis marave');
select private.add_class('fr', 'VAIS',
  'vais va vas veux peux vont');
select private.add_class('fr', 'BODY',
  'seins nichons fesses cul chatte bite zizi culotte corps string poitrine nénés soutif tétons');
select private.add_class('fr', 'GROUP',
  'arabes juifs noirs musulmans gays pédés homos étrangers immigrés gitans roms chinois lesbiennes réfugiés migrants
  handicapés blancs trans portugais renois rebeus');
select private.add_class('fr', 'DRUG',
  'beuh weed shit joint joints coke puff puffs drogue md mdma ecsta bédo bédos pétard pétards clopes cachetons champis taz
  kéta kétamine cannabis cocaïne snus teuchi');
select private.add_class('fr', 'KIN',
  'mère père soeur sœur frère daronne famille mere darone maman');
select private.add_phrases('fr', 'threat',
  'je VAIS YOU HURT; jvais YOU HURT; on VAIS YOU HURT; ils VAIS YOU HURT; j VAIS YOU HURT; je YOU HURT; on YOU HURT; jte
  HURT; jvai YOU HURT; je YOU [tuerai|retrouverai|crèverai|buterai|frapperai]; HURT [la |YOUR
  |][gueule|tête|figure|bouche|dents|mâchoire|jambes|bras|nez|face]; YOU HURT la; YOU HURT YOUR; je sais où YOU
  [habites|habite|dors|vis]; je sais ou YOU [habites|habite]; YOU es mort; t es mort; tes mort; YOU vas
  [mourir|crever|morfler|payer|regretter|souffrir|saigner]; VAIS YOU [retrouver|trouver|choper|attraper|faire
  mal|violer|saigner|faire saigner]; [ramène|amène|apporte|prends] [un|une|mon|le]
  [couteau|arme|flingue|bombe|lame|cutter]; j [ramène|amène|apporte] [un|une] [couteau|arme|flingue|bombe]; tirer
  [sur|dans] [tout le monde|le lycée|le collège|l ecole|les profs]; [brûler|HURT] [le collège|l école|le lycée|la
  maison|YOUR maison]; fais gaffe à [YOUR|YOU]; j espère que YOU [vas|crèves|meurs|mourras|creves]; j espère YOU
  [vas|crèves|meurs]; à la sortie [je|on|YOU|tu]; on t attend [à|devant|après|ce]; je t attends [à la sortie|devant|après
  les cours|dehors]; YOU attends à la sortie');
select private.add_phrases('fr', 'harm',
  'suicide YOU; suicidez YOU; VAIS [YOU |][suicider|pendre|mourir|crever|tuer|jeter]; pends YOU; tue YOU; HURT YOU toi;
  HURT toi; jette YOU [par|sous|du|d un|dans]; saute [par|du|de|d un|d une|sous] [la |le |un |une |ton
  |][fenêtre|pont|toit|balcon|train|falaise|métro|immeuble]; jeter [par|sous|du] ; bois [de la |du
  |][javel|poison|destop|eau de javel]; coupe YOU les veines; taille YOU les veines; ouvre YOU les veines; me
  [coupe|taille|scarifie|mutile|couper|tailler|scarifier|mutiler|faire du mal] [les|la|le|tous|depuis|encore|souvent]; me
  scarifie; me mutile; me coupe les [bras|veines|cuisses]; j ai envie de [mourir|crever|me tuer|disparaître|me suicider|en
  finir]; envie de [mourir|crever|me tuer|me suicider|en finir]; je veux [mourir|crever|me tuer|en finir|me
  suicider|disparaître]; me [suicider|pendre|tuer|jeter|flinguer|foutre en l air]; je VAIS me
  [suicider|pendre|tuer|jeter|flinguer]; en finir avec la vie; plus envie de vivre; personne [YOU|t]
  [aime|regrettera|pleurera|regrettera|pleurerait]; personne YOU regrettera; personne t aime; personne ne YOU
  [regrettera|pleurera|aime|pleurerait]; personne ne t [aime|regretterait]; YOU manqueras à personne; YOU manques à
  personne; monde [serait|sera|est] mieux sans [YOU|moi]; mieux sans [YOU|moi]; YOU ferais mieux de [mourir|crever|te];
  YOU mérites de [mourir|crever]; YOU devrais [mourir|crever|YOU tuer|YOU suicider|YOU pendre]; meurs; crève; marre de
  vivre; YOU aurais dû [être avorté|jamais naître|mourir]; aurais jamais dû naître; ferait mieux d être mort; prends une
  corde');
select private.add_phrases('fr', 'sexual',
  'envoie [moi |nous |][YOUR|des|une|un|ta|une photo de|des photos de] [BODY|nudes|nude|nue|photo de BODY]; envoie [moi
  |][nudes|nude]; [montre|fais voir] [moi |nous |][YOUR|tes] [BODY]; montre BODY; couché avec; coucher avec [YOU|moi];
  faire l amour; fait l amour; VAIS [YOU |][baiser|lécher|toucher|caresser|embrasser partout|ken|sauter|prendre par]; je
  YOU [baise|lèche|ken|sauterais|baiserais|toucherais]; j ai envie de YOU; envie de YOU
  [toucher|baiser|lécher|embrasser|sauter]; suce [moi|ma|mon|la]; sucer [ma|mon|la]; lèche [moi|ma|mon|mes]; [es|t
  es|tes|YOU es] [encore |toujours |][vierge|puceau|pucelle|bonne|excitée|chaude|mouillée]; YOU es [encore
  |][vierge|puceau|chaude|bonne]; [taille|bonnet] de [YOUR|soutif|BODY]; YOUR BODY; gros BODY; grosses fesses; beau cul;
  petit cul; gros cul; gros seins; déshabille YOU; enlève [YOUR|ton] [haut|pull|pantalon|culotte|tshirt|t
  shirt|soutif|jupe]; YOU portes quoi [en dessous|dessous]; YOU YOU [masturbes|touches|branles|doigtes]; se masturber;
  mate [du |des |un |]porno; film de cul; plan cul; faire un bisou sur YOUR; assieds YOU sur mon; viens dans mon lit; t as
  déjà baisé; déjà baisé; déjà couché; déjà fait l amour; sexe avec');
select private.add_phrases('fr', 'hate',
  '[sale|sales|gros|putain de|pauvre|espèce de]
  [GROUP|arabe|juif|juive|noir|noire|musulman|gitan|gitane|rom|chinois|étranger|immigré|gay|homo|turc|rebeu|renoi|portos|polonais|lesbienne];
  [mort|nique|à mort|dehors|dégagez|fuck] [les |aux |tous les |]GROUP; GROUP [dehors|au four|sont|devraient|doivent|à la
  porte|au gaz]; les GROUP [dehors|au four|sont|devraient|doivent|c est|ça]; je [hais|déteste|supporte pas] les GROUP;
  brûler les GROUP; HURT [les |tous les |]GROUP; rentre [dans YOUR|chez YOU|en afrique]; rentrez [dans|chez]; retourne
  [dans YOUR|chez YOU|en afrique|au bled]; hitler [avait|aurait] [raison|dû|bien]; vive hitler; heil hitler; c est gay; c
  est un truc de pédé; sale race; YOUR race; macaque; singe noir; t es [gay|homo|juif|pd|gouine]; YOU es
  [gay|homo|juif|gouine]; chambre à gaz; au four');
select private.add_phrases('fr', 'offer',
  '[vends|vend|vente de] [des |][pilules|cachets]; [vends|vend|achète|cherche|file|passe|ramène|veux|prends|dispo] [de la
  |du |des |un |une |de l |]DRUG; qui [veut|a|vend] [de la |du |des |un |une |fumer un |fumer |]DRUG;
  [fumer|fume|fumé|sniffer|prendre|tester] [de la |du |des |un |une |]DRUG; DRUG [à vendre|pas cher|en mp]; se
  [bourrer|défoncer] la gueule; on se défonce; être défoncé');
select private.add_phrases('fr', 'insult',
  'ferme ta geul; ta geul; mets toi une balle; ferme [la|YOUR|ta] [gueule|bouche|la|clapet|geule|g]; ferme la; ta gueule;
  YOUR gueule; casse YOU; dégage [sale|gros|d ici|connard]; va [YOU |te |][faire|chier|niquer|foutre]; vas YOU faire;
  nique [YOUR|sa|ta|la] [KIN|race|grand mère|mort|famille|tête]; YOUR KIN [la|est|c est|en|elle|suce]; [espèce|bande] de
  [idiot|imbécile|crétin|débile|abruti|attardé|attardés|nul|porc|vache|truie|cochon|singe|chien|chienne|merde|gros|grosse|sale|raté|minable|clochard|boloss|moche|mongol|naze|dinde|idiots|débiles];
  [t es|tes|YOU es|té] [vraiment |qu |qu un |qu une |un |une |trop |si |tellement |un gros |une grosse |un sale |un pauvre
  |][con|conne|idiot|idiote|imbécile|débile|nul|nulle|moche|laid|laide|gros|grosse|porc|truie|vache|cochon|stupide|bête|abruti|raté|minable|chien|chienne|déchet|merde|crasseux|crasseuse|dégueulasse|handicapé|attardé|taré|malade|fou|folle|thon|boudin|clochard|pathétique|ridicule|crétin|lâche|pervers|vierge|cassos|singe|mongol|naze];
  [gros|grosse|sale|pauvre|petit|petite]
  [con|conne|idiot|porc|vache|truie|merde|thon|tas|chien|chienne|débile|type|fille|nul|lâche|naze|merdeux|cochon|singe|bouffon|abruti|raté|clochard|mongol|malade];
  tout le monde YOU [déteste|hait]; on YOU déteste; je YOU [déteste|hais]; YOU [pues|sers à rien|me dégoûtes|fais
  pitié|dégoûtes]; t as pas d amis; YOU as pas d amis; mange [tes morts|YOUR morts|merde]; tes morts; sac à merde; trou
  [du cul|de balle|d uc]');
select private.add_phrases('fr', 'meeting',
  'viens [seul|seule|tout seul|toute seule|chez moi|chez YOU]; dis rien à [YOUR|tes|personne]; le dis pas à
  [YOUR|tes|personne]; notre [petit |]secret; mes parents sont [pas là|absents|partis|pas]; [rejoins|retrouve] moi
  [au|à|derrière|devant|dans]; rdv [au|à|derrière|devant] [parc|la gare|le]; y a personne chez moi; YOUR parents
  [sont|soient] [pas|absents|partis]');

-- Spanish.
select private.add_class('es', '',
  'muy tan tío tía bro pls porfa ya así pues eh wey güey weon de verdad jaja jajaja también solo');
select private.add_class('es', 'YOU',
  'te ti tú vos os');
select private.add_class('es', 'YOUR',
  'tu tus vuestra su');
select private.add_class('es', 'HURT',
  'matar pegar reventar partir rajar apuñalar romper violar destrozar ahorcar estrangular quemar disparar cortar hostiar
  zurrar');
select private.add_class('es', 'IMP',
  'mátate suicídate cuélgate ahórcate muérete córtate quítate mátense matate suicidate cuelgate muerete cortate ahorcate
  rájate pégate');
select private.add_class('es', 'VOY',
  'voy vamos va van vas quiero');
select private.add_class('es', 'BODY',
  'tetas culo coño polla pene vagina pezones pechos bragas sujetador tanga verga pito chocho tetitas nalgas');
select private.add_class('es', 'GROUP',
  'moros judíos negros gitanos gays maricones inmigrantes chinos musulmanes sudacas extranjeros homosexuales lesbianas
  refugiados indios árabes latinos rumanos panchitos travestis discapacitados');
select private.add_class('es', 'DRUG',
  'maría marihuana porro porros hierba hachís coca cocaína farlopa éxtasis pastis mdma keta vaper vapers vapes vape canuto
  canutos mota cigarros drogas droga tripis snus');
select private.add_class('es', 'KIN',
  'madre padre hermana hermano familia mama papa abuela mamá papá');
select private.add_phrases('es', 'threat',
  'VOY a HURT YOU; YOU VOY a HURT; YOU VOY a [dar|meter|hacer|sacar|encontrar|buscar|ir|esperar|joder|follar]
  [una|un|hostias|de|daño|los|a|por|en]; [VOY|vamos] a
  [matarte|pegarte|reventarte|rajarte|apuñalarte|violarte|partirte|romperte|buscarte|quemarte|destrozarte|joderte|encontrarte];
  quiero [matarte|pegarte|reventarte]; YOU
  [mato|rajo|reviento|parto|apuñalo|pego|rompo|mataré|mataremos|reventaré|quemo|rajaré|violo|meto una]; YOU parto la; YOU
  rompo [la|las|los|el]; sé dónde YOU vives; sé dónde vives; se donde vives; sabemos dónde vives; sé donde vives; VOY a
  [llevar|traer|sacar] [un|una|mi|el|la] [cuchillo|navaja|pistola|arma|bomba]; [llevo|traigo|tengo] [un|una|el|la]
  [cuchillo|navaja|pistola|arma|bomba] [al|a|en|pa|para]; [explotar|quemar|tiroteo en|disparar en|bomba en] [el|la]
  [cole|colegio|insti|instituto|escuela|clase]; YOU espero a la salida; a la salida YOU; estás [muerto|muerta]; eres
  [hombre|mujer] [muerto|muerta]; vas a [morir|sufrir|llorar sangre|arrepentirte|pagar|sangrar|acabar]; una paliza; ojalá
  YOU [mueras|atropellen|maten|pudras|violen|mates]; ojalá [mueras|se muera|te]; espero que YOU
  [mueras|muera|maten|pudras|atropellen]; cuidado [con|por] [salir|la calle|dónde]; YOU vas a enterar; YOU vas a cagar;
  vigila YOUR espalda; ten cuidado al volver');
select private.add_phrases('es', 'harm',
  'IMP; IMP [ya|de una vez]; tírate [por|de|a|al|desde|por la|del|delante|debajo] ; tírate [por|del|desde|de|al]
  [un|una|el|la|tren] ; tírate por; tírate de; tírate al tren; tirate [por|de|al]; salta [por|de|desde] [la|un|el|una]
  [ventana|puente|balcón|azotea|edificio]; bébete [la|una|el] [lejía|veneno]; bebe [lejía|veneno]; tómate [la
  lejía|veneno|las pastillas|un bote]; pégate un tiro; córtate las venas; rájate las venas; nadie YOU
  [va|echaría|echará|extrañaría|extrañará|quiere|lloraría|llorará|echa]; nadie lloraría por; el mundo [sería|es|estaría]
  mejor sin; estaríamos mejor sin; mejor sin YOU; quiero [morirme|morir|matarme|suicidarme|desaparecer|dejar vivir|acabar
  con todo|quitarme]; me quiero [morir|matar|suicidar|cortar]; VOY a [suicidarme|matarme|quitarme la
  vida|cortarme|ahorcarme|tirarme]; me VOY a [matar|suicidar|cortar|colgar|tirar]; no quiero [vivir|seguir viviendo|estar
  vivo|estar viva|existir]; me [corto|rajo|hago cortes|autolesiono|hago daño|lesiono] [los|las|en|a|el|brazos|cuando]; me
  autolesiono; me corto; me [volví|vuelvo|he vuelto] a cortar; volví a cortar los brazos; hacerme daño; ganas de [morir|morirme|matarme|suicidarme|vivir]; deberías
  [morir|morirte|matarte|suicidarte|estar muerto|no haber nacido|desaparecer]; deberian haberte abortado; haberte
  abortado; mereces [morir|la muerte]; cansado de vivir; cansada de vivir; ojalá no hubieras nacido; quítate la vida;
  ahórcate; cuélgate');
select private.add_phrases('es', 'sexual',
  '[pásame|manda|mándame|envía|envíame|pasa|enseña|enséñame|muéstrame|déjame ver|quiero ver] [me |][YOUR |las |el |la |unas
  |una |fotos de |foto de |][BODY|nudes|pack|nude|fotos desnuda|foto desnuda|fotos desnudo|packs]; foto [de YOUR
  |][BODY|desnuda|desnudo|sin ropa|en bragas]; quieres [follar|sexo|coger|hacerlo|tirar|acostarte|que
  YOU|chuparla|mamarla]; [vamos a|quiero|VOY a]
  [follar|follarte|cogerte|acostarme|tocarte|comerte|chuparte|lamerte|besarte|hacerte|violarte]; YOU [follaba|follo|la
  meto|comería|comía|chupo|cogería|como el|metía|haría de todo|tocaría|meto|violaba]; cómeme [la|el]; chúpame [la|el|los];
  [chupa|mama|come] [me|mi|la|el] [la|BODY]; tócame; tócate; eres virgen; sigues virgen; sigues siendo virgen; eres
  [virgen|virjen]; estás [buena|buenorra|cachonda|cachondo|mojada|rica|buenísima|cachonda]; qué [llevas|tienes] puesto; de
  qué color [llevas|son|es] [las|el|tus] [bragas|sujetador|BODY]; YOUR BODY; qué BODY; vaya BODY; menudo BODY; buen culo;
  buen BODY; buenas BODY; lo has hecho [ya|alguna vez|con]; haces pajas; hacerme una paja; una paja; YOU masturbas; YOU
  tocas; sexo [conmigo|con|oral|anal]; sin ropa; quítate la [ropa|camiseta|camisa|falda]; desnúdate; ponte [en bragas|a
  cuatro|a cuatro patas]; siéntate en mi [cara|polla]; me pones [mucho|cachondo|cachonda|duro|burro]; ver porno; ves
  porno; qué talla');
select private.add_phrases('es', 'hate',
  '[putos|puto|puta|sucio|sucia|mierda de|asco de|malditos|jodidos|pinche|pinches|odio a los|odio a las|odio los|muerte a
  los|maten a los|fuera los|fuera]
  [GROUP|moro|mora|judío|gitano|gitana|chino|china|negro|negra|gay|indio|árabe|rumano|latino|sudaca|inmigrante]; odio a
  [GROUP|los|las] [GROUP]; los GROUP [al horno|deberían|son|deben|merecen|fuera|a la|dan asco|huelen|apestan|roban]; GROUP
  [al horno|fuera|de mierda];
  [moro|judío|gitano|gitana|chino|china|negro|negra|gay|indio|árabe|rumano|latino|sudaca|panchito] de [mierda|los
  cojones]; vuelve a YOUR [país|tierra|selva|patera]; vete a YOUR [país|tierra|selva]; vete a
  [marruecos|áfrica|africa|rumania|china|la selva]; vuélvete a; hitler [tenía|debió|debería|hizo|era] ; hitler tenía
  razón; arriba hitler; viva hitler; heil hitler; cámara de gas; los mataba a todos; eso es de
  [gays|maricones|negros|gitanos]; eres [gay|judío|gitano|moro|maricón|bollera|negro|lesbiana]; qué gay; mono negro; negro
  mono; putos [GROUP]; pareces [gitano|gitana|moro|maricón|travesti|negro|mono]');
select private.add_phrases('es', 'offer',
  '[vendo|quién quiere|quien quiere|paso|tengo] pastillas; [vendo|compro|tengo|paso] [algo de
  |][costo|perico|cristal|speed]; [vendo|compro|tengo|quién tiene|quién quiere|quiero|busco|paso|pilla|pillo|trae|me
  das|consigo|necesito|quién vende|quién pasa] [algo de |un |una |unos |buena |buenos |fumar |poco de |]DRUG;
  [fumar|fumamos|fumo|fuma|fumarnos|esnifar|tomar|probar|meterse|nos fumamos] [un |una |unos |algo de |]DRUG; DRUG
  [barata|barato|a 5|a buen precio|en venta]; [drogarse|drogarnos|colocarnos|emporrarnos|emborracharnos|ponernos ciegos]');
select private.add_phrases('es', 'insult',
  'me kago en; ponte a cuatro; [eres|sos|ere] [un |una |muy |más |el más |la más
  |][idiota|imbécil|estúpido|estúpida|tonto|tonta|bobo|boba|inútil|basura|escoria|payaso|payasa|gordo|gorda|foca|ballena|vaca|feo|fea|asqueroso|asquerosa|patético|patética|fracasado|fracasada|perdedor|perdedora|mierda|cerdo|cerda|guarro|guarra|zorra|rata|perra|perro|burro|burra|lerdo|lerda|anormal|retrasado|retrasada|subnormal|enfermo|enferma|loco|loca|friki|rarito|rarita|cobarde|llorón|bastardo|mongolo|mongola|autista|penoso|penosa|desgracia|error|don
  nadie|cero|pringado]; pareces [un |una
  |][idiota|tonto|tonta|gorda|gordo|foca|ballena|vaca|cerdo|cerda|retrasado|retrasada|subnormal|mono|puta|guarra|mongolo|down];
  [gordo|gorda|tonto|tonta|feo|fea|puto|puta|maldito|maldita|pedazo] de [mierda|los
  cojones|m|idiota|imbécil|inútil|cerdo|basura|animal|gordo|tonto]; cara de
  [culo|mierda|mono|perro|cerdo|polla|subnormal|idiota|rata|tonto]; cállate [la
  boca|gordo|gorda|tonto|tonta|ya|estúpido|idiota|imbécil|feo|fea|puto|puta|zorra|boca]; cierra [la|el] [boca|pico|puta];
  cierra el pico; vete a la [mierda|m|verga|porra]; vete al [infierno|carajo]; que YOU [jodan|den|follen|zurzan]; YOU
  odio; todos YOU odian; nadie YOU [quiere|aguanta|soporta]; no tienes amigos; das [asco|pena]; das [mucho |]asco;
  apestas; hueles [mal|a mierda|fatal]; YOUR KIN [es|la|una|en|gorda|puta|chupa]; YOUR puta KIN; la KIN que YOU parió; me
  cago en [YOUR|la|dios|tus|todo]; a tomar por; comes mierda; come mierda; no vales [nada|para nada]; no sirves para nada;
  [gordo|gorda] [asqueroso|asquerosa|seboso|sebosa]; hija de; hijo de la gran; pedazo de');
select private.add_phrases('es', 'meeting',
  '[ven|vente] [sola|solo|a mi casa]; no se lo [digas|cuentes] a; no le digas a; nuestro [pequeño |]secreto; mis padres no
  están; no están mis padres; quedamos [solos|a solas]; nos vemos [en el parque|en persona|a solas|solos]');

-- Italian.
select private.add_class('it', '',
  'proprio davvero dai molto così bro raga tipo oh ma pure anche per favore troppo solo ora adesso');
select private.add_class('it', 'YOU',
  'ti te vi');
select private.add_class('it', 'YOUR',
  'tuo tua tuoi tue tu vostra');
select private.add_class('it', 'HURT',
  'ammazzo ammazzare uccido uccidere picchio picchiare meno menare spacco spaccare accoltello accoltellare sgozzo gonfio
  gonfiare pesto pestare rompo rompere brucio violento stupro distruggo sparo strangolo taglio ammazzerò ucciderò
  ucciderei spezzo massacro sfondo scanno');
select private.add_class('it', 'BODY',
  'tette culo figa fica cazzo pene vagina seno capezzoli mutande reggiseno perizoma pisello patata chiappe sedere poppe');
select private.add_class('it', 'GROUP',
  'ebrei negri neri zingari gay froci immigrati stranieri terroni musulmani arabi cinesi albanesi rom rumeni marocchini
  lesbiche africani handicappati islamici extracomunitari omosessuali trans');
select private.add_class('it', 'DRUG',
  'canna canne spinello hashish coca cocaina pasticche pasticca mdma keta svapo svapi puff droga sigarette sigaretta ganja
  cannoni joint crack eroina funghetti snus');
select private.add_class('it', 'KIN',
  'madre padre sorella fratello famiglia mamma papà nonna');
select private.add_phrases('it', 'threat',
  'YOU HURT; [adesso|domani|poi|giuro che|io] YOU HURT; HURT [la faccia|i denti|il culo|le gambe|la testa|il naso|YOUR|le
  ossa]; YOU HURT [la|di|il|le|fuori|a]; YOU faccio [male|fuori|nero|a pezzi|un culo|sparire|del
  male|piangere|fare|secco|saltare]; YOU [riempio|prendo|gonfio] di [botte|pugni|schiaffi|calci]; YOU [prendo|do] [a|un]
  [pugni|calci|schiaffi|pugno|calcio|sberle]; ti vengo a [prendere|cercare|trovare]; YOU aspetto fuori; YOU aspettiamo
  [fuori|all]; so dove [abiti|vivi|stai]; sappiamo dove [abiti|vivi]; sei [morto|morta|finito|finita] [domani|quando|a
  scuola|fuori|se]; sei un uomo morto; sei [morto|morta]; [porto|portare|prendo|ho|porterò] [un|una|il|la]
  [coltello|pistola|bomba|arma|lama] [a scuola|in classe|con|in]; [fare|faccio] [una strage|saltare la scuola|esplodere];
  spero che [tu |YOU |YOUR |][muoia|crepi|muori|KIN muoia|venga|investano]; spero YOU [investano|venga|ammazzino];
  [morirai|creperai|te ne pentirai|la pagherai]; la pagherai; te la faccio pagare; guardati le spalle; YOU voglio
  [morto|morta|ammazzare|picchiare|uccidere|vedere morto]; YOU strappo; all uscita YOU; mio [fratello|cugino] YOU HURT');
select private.add_phrases('it', 'harm',
  'ammazzati; ucciditi; suicidati; impiccati; sparati; crepa [male|brutto|brutta|stronzo|tu]; muori; muori
  [male|brutto|tu]; vai a [morire|crepare|ammazzarti|impiccarti|ucciderti|suicidarti|buttarti]; va a morire; devi
  [morire|crepare|ammazzarti|ucciderti|sparire]; dovresti
  [morire|ammazzarti|ucciderti|suicidarti|impiccarti|sparire|essere morto]; buttati [dalla|dal|giù|sotto|da] ; buttati
  [giù|sotto]; buttati dalla finestra; buttati dal; lanciati [dalla|dal|da|sotto] ; lanciati dal; salta [dalla|dal|giù]
  [finestra|ponte|balcone]; bevi [la |della |][candeggina|varechina|veleno]; tagliati [le vene|i polsi|la gola]; mi
  [taglio|faccio del male|ferisco|sono tagliata|sono tagliato] [le|i|da|i polsi|le braccia|con|e|quando|spesso]; mi
  taglio; mi sono [tagliata|tagliato] di nuovo; mi faccio del male; tagliarmi [le|i|con]; farmi del male; voglio [morire|uccidermi|ammazzarmi|farla
  finita|suicidarmi|sparire]; vorrei [morire|essere morta|essere morto|uccidermi|sparire|non essere]; mi [voglio|vorrei]
  [ammazzare|uccidere|suicidare|impiccare|buttare]; mi [uccido|ammazzo|suicido|impicco|butto giù]; non voglio [vivere|più
  vivere|esistere|essere vivo|essere viva]; nessuno [sentirebbe|sentirà] la YOUR mancanza; nessuno YOU
  [vuole|rimpiangerà|piangerà|piangerebbe|sopporta|ama]; mancheresti a nessuno; non mancherai a nessuno; il mondo
  [sarebbe|è|starebbe] [un posto |]migliore senza; meglio senza [YOU|di YOU|me]; staremmo meglio senza; fatti
  [fuori|ammazzare]; stanco di vivere; stanca di vivere; meriti di morire; meglio se [muori|morivi|sparisci|non nascevi];
  togliti la vita; togliermi la vita; ucciderti; suicidio');
select private.add_phrases('it', 'sexual',
  'vuoi scopare; scopare con; [mandami|manda|inviami|mostrami|fammi vedere|fai vedere|voglio vedere|passami]
  [le|il|la|una|un|delle|i|le YOUR|YOUR|foto|una foto|foto delle|] [BODY|nudes|nudo|nuda|foto nuda|foto nudo|foto hot|YOUR
  BODY|foto intime|di BODY]; mandami [foto|una foto] [nuda|nudo|senza|in|intima|hot|BODY]; foto [nuda|nudo|hot|in
  mutande|in intimo|senza vestiti|senza reggiseno|del culo|delle tette]; vuoi [scopare|fare sesso|farlo|trombare|fare l
  amore|succhiarmelo|limonare|scoparmi]; [voglio|vorrei|facciamo|andiamo a] [scopare|scoparti|fare
  sesso|sesso|trombare|leccarti|toccarti|baciarti|leccare|farti|trombarti]; YOU
  [scoperei|scopo|tromberei|trombo|lecco|leccherei|voglio toccare|voglio leccare|voglio scopare|tocco|palpo|faccio
  venire|farei di tutto|infilo|ficco]; fare [sesso|l amore con YOU|sesso con]; hai [mai |già |][scopato|fatto
  sesso|trombato|fatto una sega]; sei [ancora |][vergine|eccitata|eccitato|bagnata|arrapata|porca]; sei vergine; che
  [mutande|reggiseno|intimo] [porti|hai]; cosa [indossi|porti] sotto; che [porti|hai] sotto; spogliati; togliti
  [la|i|il|le] [maglia|vestiti|maglietta|reggiseno|pantaloni|mutande]; succhiami [il|la|lo]; succhialo; succhiamelo;
  leccami [il|la]; leccamela; prendilo [in|tutto]; in bocca; YOUR BODY; che [BODY|bel BODY|belle BODY|bel culo|gran
  culo|bel sedere]; bel BODY; belle BODY; YOU tocchi; YOU masturbi; ti fai le seghe; farsi le seghe; fatti una sega;
  guardi [i |]porno; guardare [i |]porno; che taglia di reggiseno; siediti sulla mia; vieni nel mio letto; quanto ce l
  hai; ce l hai [piccolo|lungo|grosso|grande]');
select private.add_phrases('it', 'hate',
  '[odio|morte ai|morte agli|fuori|via|bruciamo|ammazziamo|sporchi|luridi|maledetti|cacciamo|abbasso] [gli |i |tutti gli
  |tutti i |le |]GROUP; GROUP [nei forni|ai forni|di merda|a casa|al rogo|fuori|devono|sono|dovrebbero|puzzano|rubano];
  [gli|i|tutti gli|tutti i] GROUP [nei forni|ai forni|devono|sono|a casa|dovrebbero|puzzano];
  [sporco|sporca|lurido|lurida|brutto|brutta|stupido|fottuto|schifoso]
  [ebreo|ebrea|negro|negra|zingaro|zingara|arabo|marocchino|albanese|rumeno|cinese|frocio|gay|terrone|immigrato|nero|nera|musulmano|rom|lesbica];
  [ebreo|negro|zingaro|arabo|marocchino|albanese|rumeno|cinese|gay|nero|musulmano|terrone|rom|zingara|negra] [di merda|del
  cazzo|schifoso|puzzolente|bastardo]; torna [a casa|nel|al|in] [YOUR|africa|marocco|YOU|albania|romania|cina|tuo];
  tornatene [a casa|nel|al|in] ; tornate [a casa vostra|nel|in africa]; [viva|heil|aveva ragione] [hitler|il
  duce|mussolini]; hitler [aveva|ha] [ragione|fatto]; camere a gas; camera a gas; sei
  [gay|frocio|ebreo|zingaro|zingara|negro|terrone|lesbica|ricchione|finocchio]; che gay; da froci; sembri [un |una
  |][gay|frocio|zingaro|zingara|negro|scimmia|trans|handicappato]; prima gli italiani; scimmia nera');
select private.add_phrases('it', 'offer',
  '[vendo|quién quiere|quien quiere|paso|tengo] pastillas; [vendo|compro|tengo|paso] [algo de
  |][costo|perico|cristal|speed]; [vendo|compro|ho|hai|chi ha|chi vuole|cerco|porto|serve|passo|voglio|mi
  serve|portami|chi vende|chi porta] [della |dell |un po di |una |un |delle |del |le |la |l |fumare una |]DRUG;
  [fumare|fumiamo|fumo|fumato|farsi|facciamoci|fatti|provare|sniffare|ci fumiamo|ci facciamo] [una |un |della |dell |l
  |]DRUG; DRUG [in vendita|per sabato|a 10]; farsi una canna; spacciare; mi sballo; sballarsi; ubriacarsi');
select private.add_phrases('it', 'insult',
  '[sei|6|sembri|se] [un |una |solo un |solo una |proprio un |un vero |uno |il più |così
  |][idiota|imbecille|stupido|stupida|scemo|scema|cretino|cretina|deficiente|fallito|fallita|perdente|inutile|verme|schifo|schifoso|schifosa|feccia|rifiuto|bestia|maiale|maiala|porco|porca|balena|ciccione|cicciona|grasso|grassa|obeso|brutto|brutta|racchia|cesso|cozza|lurido|sfigato|sfigata|demente|ritardato|ritardata|down|mongoloide|handicappato|handicappata|pagliaccio|buffone|ignorante|ridicolo|ridicola|patetico|patetica|malato|malata|scarto|vacca|cagna|scimmia|topo|ratto|sgorbio|mostro|errore|nullità|asino|capra|puzzone|puzzola|vigliacco|infame|ameba|autistico|ebete|tonto|merda|zero];
  [brutto|brutta|stupido|stupida|povero|povera|lurido|lurida|sporco|sporca|grasso|grassa|razza di|pezzo di|maledetto]
  [idiota|imbecille|scemo|scema|cretino|cretina|deficiente|fallito|maiale|porco|porca|ciccione|cicciona|verme|bastardo|stronzo|demente|sfigato|merda|m|cesso|animale|asino|scimmia|cane|cagna|vacca|stupido|ritardato|handicappato|pagliaccio|schifoso];
  faccia [di|da] [culo|merda|cazzo|scemo|cane|scimmia|idiota]; stai zitto
  [idiota|scemo|cretino|coglione|deficiente|brutto|che]; chiudi [quella|la] [bocca|fogna|ciabatta]; vai [a quel paese|a
  cagare|al diavolo|all inferno|a fanculo|affanculo]; va [a cagare|al diavolo|all inferno|a quel paese]; vattene
  affanculo; fai [schifo|pena|vomitare|ribrezzo|cagare]; fate schifo; mi fai [schifo|pena|vomitare]; tutti YOU odiano; YOU
  odio; ti odiano; nessuno YOU [sopporta|vuole]; non hai amici; non servi a niente; non vali [niente|un cazzo|nulla];
  puzzi; puzzi [di|come]; YOUR KIN [è|e|fa|la|puttana|troia|batte|grassa]; quella [troia|puttana] di YOUR; rompi
  [palle|coglioni|le palle]; rotto [in culo|il cazzo]; rotti in culo; girare le palle; mangia merda; succhia cazzi; porco
  [dio|zio]; porca [madonna|miseria|puttana|troia|vacca]; dio [cane|porco|bestia|boia|merda]');
select private.add_phrases('it', 'meeting',
  'vieni [da sola|da solo|a casa mia]; non dirlo [a|ai]; non dire [niente|nulla] [a|ai]; il nostro [piccolo |]segreto; i
  miei [non ci sono|sono via|genitori sono via]; vediamoci [al|da|a|in|dietro|di persona|soli]; incontriamoci; sono
  [sola|solo] in casa');

-- Dutch.
select private.add_class('nl', '',
  'gewoon echt maar ff effe toch nou man bro alsjeblieft pls zo wel heel even eens nu lekker ook al');
select private.add_class('nl', 'YOU',
  'je jou jij u jullie');
select private.add_class('nl', 'YOUR',
  'jouw uw mn');
select private.add_class('nl', 'HURT',
  'sla slaan steek steken vermoord vermoorden schiet schieten trap rammen ram ros wurg verkracht verkrachten breek verbrand
  dood neersteken afmaken schop vermink kapotslaan snij');
select private.add_class('nl', 'BODY',
  'tieten borsten kont reet kut lul piemel pik onderbroek beha bh slipje poes billen string tepels');
select private.add_class('nl', 'GROUP',
  'joden moslims homos zwarten buitenlanders marokkanen turken chinezen zigeuners vluchtelingen asielzoekers lesbos
  gehandicapten negers polen surinamers allochtonen arabieren');
select private.add_class('nl', 'DRUG',
  'wiet hasj joint jonko jonkos xtc mdma ketamine keta lachgas vape vapes snus drugs sigaretten ghb paddos smoko');
select private.add_class('nl', 'KIN',
  'moeder vader zus zusje broer broertje familie oma ma moer mama papa');
select private.add_phrases('nl', 'threat',
  'ik HURT YOU; ik HURT YOU [dood|in elkaar|neer|af|verrot|kapot|morgen|na|zo|helemaal]; ik maak YOU
  [af|dood|kapot|koud|van kant]; ik ga YOU [slaan|steken|vermoorden|doodmaken|doodslaan|afmaken|verrot
  slaan|pakken|vinden|opzoeken|neersteken|verkrachten|in elkaar|kapot|schieten|HURT|doden]; ik zal YOU
  [slaan|pakken|vinden|HURT|afmaken|krijgen]; ik wil YOU [slaan|vermoorden|dood]; we [gaan|zullen] YOU
  [pakken|slaan|HURT|vinden|in elkaar|afmaken|krijgen]; we HURT YOU; we wachten YOU op; ik wacht YOU op; ik weet waar YOU
  [woont|woon|slaapt|huis]; we weten waar YOU [woont|huis]; YOU gaat [eraan|dood|sterven|bloeden|spijt|kapot|betalen]; ga
  YOU [slaan|pakken|doodmaken|vermoorden|HURT]; YOU bent [dood|er geweest] [morgen|na|op|als|als ik]; YOU krijgt
  [klappen|een klap|op YOU|slaag|rake]; klappen krijgen; krijg YOU klappen; op YOU [bek|bakkes|smoel|gezicht|kop|muil]; ik
  [breek|sla|trap|ram] YOU [benen|tanden|kop|nek|armen|gezicht|kaak|botten]; ik breek al; neem een [mes|wapen|pistool|bom]
  mee; neem [mijn|het] mes mee; [mes|pistool|bom|wapen] mee naar school; school [opblazen|in de
  fik|platbranden|afbranden]; ik hoop dat YOU [sterft|doodgaat|kanker|verrekt|dood|crepeert|KIN]; hopelijk
  [sterf|ga|krijg] YOU; pas [maar |]op [na school|vanavond|morgen]; na school ben YOU; wacht maar [tot|na|op|buiten];
  steek YOU [huis|neer]; schiet YOU [dood|neer|kapot|af|overhoop]; ik laat YOU [in elkaar|slaan|HURT]');
select private.add_phrases('nl', 'harm',
  'maak YOU zelf [dood|af|van kant]; maak jezelf [dood|af|van kant|maar dood]; pleeg zelfmoord; zelfmoord [plegen|maar];
  hang jezelf op; verhang [jezelf|YOU]; schiet jezelf; snij jezelf; snijd jezelf; snij YOU polsen; spring [van|voor|uit]
  [een |de |het |t |][brug|trein|dak|raam|flat|gebouw|balkon|auto|bus|metro]; ga [dood|sterven|jezelf|YOU ophangen|YOU
  verhangen|YOU zelf|voor de trein|op het spoor|lekker dood]; sterf [gewoon|maar|dan|allemaal|toch]; sterf; drink
  [bleek|chloor|gif|bleekmiddel]; slik [een pot|een doosje|pillen]; niemand [zou|zal|gaat] YOU missen; niemand mist YOU;
  niemand [houdt|geeft] [van|om] YOU; wereld [is|zou] [een |][betere|beter|mooier] ; beter [zonder|af zonder] [YOU|mij];
  wereld beter zonder; ik wil [dood|niet meer leven|sterven|mezelf|er niet meer zijn|zelfmoord|er een eind]; wil niet meer
  leven; ik ga [mezelf|zelfmoord|me verhangen|van een brug|voor de trein] ; ik maak mezelf [dood|af|van kant]; maak er een
  eind aan; er een eind aan maken; ik [snij|snijd|krab|sla|brand] [mezelf|mijn polsen|in mijn]; mezelf
  [snijden|gesneden|pijn doen|wat aandoen|iets aandoen|van kant]; was ik maar dood; was YOU maar [dood|nooit geboren]; had
  YOU nooit geboren; YOU had [geaborteerd|nooit]; geaborteerd; YOU moet [dood|sterven|jezelf|zelfmoord]; YOU verdient het
  om te sterven; verdient de dood; verdwijn voorgoed');
select private.add_phrases('nl', 'sexual',
  'stuur [mij |me |][YOUR |een |wat |een foto van |wat foto''s van |][BODY|naaktfoto|naaktfotos|nudes|nude|naakt|blote
  foto|pikante foto|dickpic]; [laat|show|toon] [me |mij |][YOUR |de |eens |][BODY|blote BODY] [zien|zie]; laat YOU BODY
  zien; laat me YOU BODY; YOU BODY; foto van YOU BODY; foto zonder kleren; zonder kleren; wil YOU [seks|neuken|sex|met mij
  naar bed|vrijen|het doen|met me|zoenen|gepijpt]; [seks|sex|neuken|vrijen] met [mij|me|YOU|hem|haar]; heb YOU [al |ooit
  |wel eens |][seks|sex|geneukt|gepijpt|gemasturbeerd]; ik wil YOU
  [neuken|aanraken|likken|zoenen|voelen|naakt|beffen|vingeren|betasten]; ik zou YOU [neuken|doen|willen|pakken|likken]; ik
  neuk YOU; pijp [me|mij|mijn|hem]; lik mijn; zuig [mijn|me|aan|mij|hem]; ben YOU [nog |][maagd|geil|nat|bloot|naakt]; YOU
  bent [nog |vast nog |][maagd|geil]; geil [ding|wijf|lijf|mens|meisje]; lekker [ding|kontje|lijf|wijf]; lekkere
  [kont|tieten|borsten|reet|billen]; mooie [tieten|borsten|kont]; dikke [tieten|kont|reet|pik|lul]; kleine
  [pik|lul|piemel|tieten]; wat heb YOU [aan|onder|eronder]; wat draag YOU [onder|nu]; kleed YOU uit; trek YOU
  [kleren|shirt|broek|bh] uit; doe YOU [kleren|shirt|broek|bh] uit; kijk YOU porno; porno [kijken|gekeken]; trek YOU
  [af|je af|jezelf af]; trekken aan YOU; raak jezelf aan; hoe groot [is|zijn] YOU; welke cupmaat; cupmaat; bij mij in bed;
  in bed met; met YOU naar bed; ga op mijn gezicht zitten');
select private.add_phrases('nl', 'hate',
  '[haat|kanker|vieze|vuile|stomme|kut|rot|tering|tyfus|stinkende|fucking|smerige|dood aan|dood aan de|weg met|weg met
  de|weg met alle|haat aan|ik haat alle]
  [GROUP|jood|homo|moslim|neger|marokkaan|turk|zwarte|buitenlander|chinees|zigeuner|pool|lesbo|vluchteling|arabier|surinamer|asielzoeker];
  ik haat [GROUP|alle GROUP|die GROUP]; GROUP [aan het gas|moeten|zijn|vergassen|het land
  uit|dood|oprotten|horen|stinken|stelen]; alle GROUP [aan het gas|moeten|zijn|vergassen|dood|oprotten|het land
  uit|stinken]; hamas hamas; aan het gas; gaskamer; ga terug naar YOU [eigen |]land; terug naar YOU eigen land; terug naar
  [YOU|marokko|turkije|afrika|waar|china|polen]; rot op naar YOU; rot op naar [marokko|turkije|afrika|YOU]; oprotten naar;
  hitler [had|was|is] [gelijk|goed|een held|niet]; heil hitler; sieg heil; ben YOU [homo|gay|jood]; YOU bent [homo|gay|een
  homo|een jood|een flikker|een neger|een zigeuner]; YOU [vieze|vuile] ; zwarte [aap|piet kop|slaaf]; wat gay; zo gay;
  eigen volk eerst; homo''s aan; GROUP dood');
select private.add_phrases('nl', 'offer',
  '[verkoop|heb|wie wil|koop|deal] [nog |][pillen|speed|blow|stuff]; [verkoop|koop|heb|heeft iemand|wie heeft|wie
  wil|wil|zoek|regel|fix|dealt|te koop|haal|neem|breng|deal] [nog |een |wat |er een |goede |goedkope |je |een paar |]DRUG;
  [roken|rook|blowen|snuiven|slikken|nemen|gebruiken|proberen] [we |een |wat |]DRUG; DRUG [roken|te koop|kopen|voor
  zaterdag|snuiven|gebruiken|verkopen|slikken]; blowen; stoned; lekker high worden; wiet roken');
select private.add_phrases('nl', 'insult',
  '[houd|hou|hoe] [YOU|eens |][bek|kop|smoel|muil|mond|waffel]; hou YOU [bek|kop|smoel|muil|waffel|kk|domme]; houd YOU
  [bek|kop|smoel|muil|waffel]; bek [dicht|houden]; kop [dicht|houden]; rot op; rot een end op; flikker op; sodemieter op;
  donder op; tief op; kanker op; krijg de [tering|tyfus|kanker|pest|pleuris|kolere|klere|pokken|tiefus]; krijg
  [kanker|tering|tyfus|k|aids|een ziekte]; val dood; val kapot; verrek; YOU bent [een |echt een |zo |zo een |zon |een
  echte |een vieze |te
  |][idioot|debiel|sukkel|loser|dom|domkop|dombo|domoor|stom|achterlijk|gehandicapt|spast|autist|ezel|hond|varken|zwijn|koe|dik|dikzak|vetzak|vet|lelijk|lelijkerd|mislukkeling|mislukt|tuig|afval|vies|viezerik|aap|gek|gestoord|zielig|waardeloos|nutteloos|niks
  waard|rat|worm|rund|schaap|mongool|nep|slet|raar|freak|creep|pannenkoek|triest|walgelijk|smerig|hersenloos|oliedom|dom
  wijf]; [YOU|wat een|vieze|vuile|domme|stomme|dikke|lelijke|vette|zielige|smerige|gore|achterlijke]
  [idioot|debiel|sukkel|loser|domkop|ezel|hond|varken|zwijn|koe|dikzak|aap|rat|mislukkeling|wijf|trut|gek|kneus|eikel|gladiool|randdebiel|hoer|slet|kop|mongool|viezerik|muts|kakker|teef|gast|pad];
  [iedereen|we|wij allemaal|de hele klas] [haat|haten] YOU; ik haat YOU; niemand [mag|wil|vindt] YOU; YOU hebt geen
  vrienden; geen vrienden hebt; YOU stinkt; YOU KIN [is|een|stinkt|heeft]; lik mijn [reet|kont|lul]; kus mijn [reet|kont];
  YOU bent niks waard; stuk [stront|vreten|ongeluk|onbenul]; zak stront; kloot zak');
select private.add_phrases('nl', 'meeting',
  'kom alleen; kom [bij mij|naar mij|naar mijn huis]; zeg [niks|niets|het niet] tegen; ons [kleine |]geheim; ons geheimpje;
  mijn ouders zijn [weg|er niet|niet thuis]; zeg het niet tegen; spreek af in; afspreken [in het|bij|alleen|samen|achter];
  er is niemand thuis');

-- Polish.
select private.add_class('pl', '',
  'no już serio naprawdę bardzo tak stary ziom ej lol proszę tylko też jeszcze kurde');
select private.add_class('pl', 'YOU',
  'cię ci ciebie tobie wam was cie ty');
select private.add_class('pl', 'YOUR',
  'twój twoja twoje twoją twojej twojego twoi swój swoje swoją swojego');
select private.add_class('pl', 'HURT',
  'zabiję zabije zabijemy pobiję pobije pobijemy zajebię zajebie zajebiemy zatłukę zatłucze skopię skopie dźgnę dzgne
  uduszę udusze zastrzelę zastrzele połamię polamie rozwalę rozwale spalę spale zgwałcę zgwalce potnę potne zaciukam
  dojadę dojade zleję zleje stłukę walnę przywalę wpierdolę wpierdole zarżnę poderżnę skasuję zadźgam zadzgam');
select private.add_class('pl', 'BODY',
  'cycki cyce piersi dupę dupa tyłek cipkę cipka kutasa kutas fiuta fiut stanik majtki biust siusiaka pupę stringi penisa
  dupcię');
select private.add_class('pl', 'GROUP',
  'żydzi żydów żydom gejów geje gejom pedałów pedały czarnych czarni ukraińców ukraińcy muzułmanów muzułmanie arabów
  arabowie ciapatych cyganów cyganie imigrantów uchodźców murzynów murzyni lesby chińczyków ruskich ruscy niemców turków
  ciapaci brudasów tęczowych lgbt');
select private.add_class('pl', 'DRUG',
  'zioło ziolo trawę trawke trawkę trawka marihuanę blanta blanty jointa jointy joint hasz kokę koke koks kokę amfę amfe
  fetę mefedron mef mdma tabletki piguły piguly pigułki dragi dragów narkotyki epeta epety vape vapea jednorazówkę
  jednorazówki fajki papierosy szlugi snusy grzyby speeda ketę xanax bucha zielsko');
select private.add_class('pl', 'KIN',
  'matka mama stara starą ojciec stary siostra brat rodzina matkę mamę babcia starej matki');
select private.add_phrases('pl', 'threat',
  'HURT YOU; HURT YOUR; YOU HURT; [dostaniesz|dostajesz|dostanie] [wpierdol|w ryj|w mordę|po mordzie|w pysk|w łeb|bęcki|po
  ryju|kosę|łomot|w twarz|nożem|baty]; w ryj dostaniesz; spuszczę YOU [łomot|wpierdol]; obiję YOU [mordę|ryj|gębę];
  przypierdolę YOU; połamię YOU [nogi|ręce|kości]; wybiję YOU zęby; rozjebię YOU; rozwalę YOU [łeb|ryj|mordę]; oberwę YOU;
  wiem gdzie mieszkasz; wiemy gdzie mieszkasz; znajdę YOU; znajdziemy YOU; dopadnę YOU; dorwę YOU; dopadniemy YOU; czekam
  na YOU [po|pod|za|przed]; czekamy na YOU [po|pod|za|przed]; już nie żyjesz; nie żyjesz [jutro|po|jak|gnoju]; jesteś
  [martwy|martwa|trupem]; zginiesz; umrzesz; zapłacisz [mi |YOU |]za to; przyniosę
  [nóż|broń|pistolet|bombę|kosę|siekierę]; przynoszę [nóż|broń]; wezmę [nóż|broń] do szkoły; [nóż|broń|bombę] do szkoły;
  [spalę|wysadzę|podpalę|rozwalę] [szkołę|YOU dom|YOUR dom|budę]; mam nadzieję że [umrzesz|zdechniesz|zginiesz|YOU|YOUR];
  obyś [zdechł|zdechła|umarł|umarła|zginął|dostał raka]; żebyś [zdechł|zdechła|umarł]; chcę YOU [zabić|pobić|uderzyć];
  zaraz YOU [zabiję|pobiję|przywalę|walnę|strzelę]; uważaj na siebie po; oglądaj się za siebie; tylko wyjdź [ze szkoły|na
  dwór]; skończysz w szpitalu; pobijemy YOU; mój brat YOU HURT');
select private.add_phrases('pl', 'harm',
  'zabij się; zabijcie się; powieś się; powies sie; potnij się; pociąć się; potnij sobie; zastrzel się; utop się; otruj
  się; idź się [zabij|powieś|utop|potnij|zabić|powiesić|zastrzel|utopić|lecz]; idz sie [zabij|powies|utop|potnij]; skocz
  [z|pod|przez] [okna|mostu|dachu|balkonu|bloku|pociąg|tramwaj|wieżowca|samochód|auto]; wyskocz [z|przez]
  [okna|okno|balkonu|dachu]; rzuć się pod [pociąg|tramwaj|auto|samochód]; weź się [zabij|powieś|potnij|utop|zastrzel];
  zdechnij; zdychaj; umrzyj;  nikt [by |][za YOU |po YOU |][nie |][będzie |][YOU |za YOU |po YOU
  |][płakał|tęsknił|tęsknić|zapłacze|zapłakał|płakać|zatęskni|nie lubi]; nikt nie będzie YOU; nikt za YOU; świat
  [byłby|będzie|jest|bez YOU] [lepszy|lepiej|byłby]; lepiej bez [YOU|mnie]; lepszy bez [YOU|mnie]; chcę [umrzeć|się
  zabić|zniknąć|nie żyć|zdechnąć|się powiesić|się pociąć]; chce [umrzec|sie zabic|zdechnac|sie pociac|zniknac]; nie chcę
  [żyć|już żyć|mi się żyć|istnieć]; nie chce mi się żyć; zabiję się; powieszę się; potnę się; tnę się; tne sie; ciąć się;
  ciąłem się; cięłam się; się tnę; się ciąć; się zabić; się zabiję; się okaleczam; okaleczam się; robię sobie krzywdę;
  popełnij samobójstwo; popełnić samobójstwo; samobójstwo; odebrać sobie życie; wypij
  [domestosa|kreta|wybielacz|truciznę]; napij się [domestosa|kreta|wybielacza]; powinieneś [umrzeć|zdechnąć|się zabić|nie
  żyć]; powinnaś [umrzeć|zdechnąć|się zabić|nie żyć]; zasługujesz na śmierć; lepiej żebyś [nie żył|nie
  żyła|umarł|zdechł|się nie urodził]; szkoda że [żyjesz|się urodziłeś|się urodziłaś]; podetnij sobie żyły; podciąć żyły;
  mam dość życia');
select private.add_phrases('pl', 'sexual',
  'wyślij cyc ki; zrób mi loda; [wyślij|pokaż|prześlij|ślij|podeślij|daj|zobaczyć|wstaw] [mi |YOUR |swoje |fotkę |zdjęcie
  |nagie |foto |][BODY|nudesy|nudesa|nudeski|nagie|nago|cycków|cycuszki|bez ubrania|w bieliźnie|BODY na kamerce|nudes];
  chcesz [się |][ruchać|bzykać|seksu|seks|pieprzyć|przelecieć|loda|się kochać|kochać|uprawiać];
  [uprawiać|uprawiałeś|uprawiałaś|uprawiamy] seks; seks [z tobą|ze mną|oralny|analny];
  [wyrucham|przelecę|zerżnę|wyliżę|wydymam|pomacam|dotknę|przeleciałbym|wyruchałbym|bym ruchał|zgwałcę] [YOU|YOUR|ją|jej];
  przeleciałbym YOU; ruchałbym; zrób mi [loda|dobrze|laskę|minetę]; zrób loda; zrobisz mi [loda|dobrze]; robisz loda;
  obciągnij [mi|mu]; possij; ssij [mi|mojego|go|pałę]; liż [mi|mojego|mnie]; weź do buzi; weź go do; jesteś [jeszcze
  |][dziewicą|prawiczkiem|mokra|napalona|napalony|podniecona]; walisz konia; walić konia; masturbujesz się; dotykasz się;
  dotknij się; chcę YOU [dotknąć|ruchać|zerżnąć|pocałować|nago|macać|lizać|przelecieć|wyruchać|bzyknąć]; co masz [na
  sobie|pod spodem|pod ubraniem|pod spódnicą]; jaki masz rozmiar [stanika|biustu|miseczki|penisa]; rozbierz się; zdejmij
  [bluzkę|majtki|stanik|koszulkę|spodnie|ubranie|ciuchy]; fajne [cycki|cyce|piersi|dupsko]; fajna
  [dupa|dupcia|dupeczka|pupa]; fajny [tyłek|biust]; niezła [dupa|dupcia|suka]; duże [cycki|cyce]; małe [cycki|cyce]; YOUR
  BODY; YOU BODY; oglądasz porno; oglądać porno; usiądź mi na; chodź do łóżka; ze mną do łóżka; zrobiłeś to już; ile masz
  cm; spuścić się; dojdź');
select private.add_phrases('pl', 'hate',
  '[nienawidzę|jebać|śmierć|gazować|do
  gazu|zabić|wypierdolić|wyrzucić|pierdolić|precz|wypad|bić|wieszać|jebani|jebane|pierdolone|pierdoleni|zasrani|tępi|brudni|śmierdzący|śmierdzące|głupi|głupie]
  [wszystkich |tych |]GROUP; GROUP [do gazu|do pieca|won|wypierdalać|do domu|na
  ukrainę|to|są|śmierdzą|powinni|kradną|raus|won z|do piachu]; wszyscy GROUP [do|to|są|powinni];
  [jebany|pierdolony|brudny|śmierdzący|głupi|parszywy|zasrany|tępy|pieprzony]
  [żyd|arab|cygan|ukrainiec|ciapak|gej|pedał|ruski|niemiec|murzyn|chińczyk|muzułmanin|czarny|żydzie|cyganie|ukraińcu]; ty
  [żydzie|cyganie|ukraińcu|murzynie|ciapaku|arabie|pedale|czarnuchu|ruska kurwo|banderowcu|geju|lesbo|homo|małpo]; jesteś
  [gejem|pedałem|żydem|cyganem|lesbą|ciotą|homo|małpą]; wracaj [do siebie|na ukrainę|do afryki|skąd|do swojego|do kraju];
  wypad z polski; wynocha z polski; polska dla polaków; hitler [miał|powinien|dobrze] [rację|dokończyć|robił]; heil
  hitler; sieg heil; komora gazowa; do gazu; do pieca; ale [gej|pedał|homo|ciota]; jakie gejowe; czarna małpa; brudny
  [cygan|żyd|arab]');
select private.add_phrases('pl', 'offer',
  '[sprzedam|sprzedaję|kupię|mam|masz|kto ma|kto chce|ma ktoś|skołuję|załatwię|ogarnę|ogarniesz|biorę|szukam|potrzebuję|kto
  załatwi|kto sprzeda|kto ogarnie|skąd wziąć|opchnę|daj] [ktoś |trochę |jakieś |jakiś |dobre |tanie |dobry |gram |]DRUG;
  [zajarać|jarać|jaramy|palić|palimy|zapalić|spalić|wciągać|brać|ćpać|zażyć|wziąć|spróbować|łykać|zapalimy] [po |trochę
  |sobie |]DRUG; DRUG [na sprzedaż|na sobotę|na imprezę|tanio|za 20|na przerwie|za garażami]; ćpamy; ćpać; zajarać;
  nachlać się; najebać się; upalić się; zjarać się; zjarany; naćpany');
select private.add_phrases('pl', 'insult',
  'zesraj się; [zamknij|stul] [się|ryj|mordę|pysk|dziób|jadaczkę|twarz|japę|gębę|kłapaczkę]; morda [w
  kubeł|tam|psie|kurwo]; idź [do diabła|w cholerę|w pizdu|się lecz|do piekła|się jebać]; spadaj [na
  drzewo|śmieciu|debilu|stąd|gnoju]; wal się; wypchaj się; goń się; [jesteś|ale jesteś|ty] [taki |taka |takim |taką
  |totalnym |zwykłym |zwykłą |głupi |głupia |głupim |największym |tępym |tępą
  |][idiota|idiotą|idiotka|idiotką|debil|debilem|debilką|kretyn|kretynem|głupi|głupia|głupkiem|tępy|tępa|tępakiem|brzydki|brzydka|gruby|gruba|grubasem|świnią|świnia|krowa|krową|śmieciem|śmieć|nikim|zerem|frajerem|frajer|przegrywem|dnem|obleśny|obleśna|odrażający|żałosny|żałosna|beznadziejny|beznadziejna|pojebany|chory|chora|psychiczny|psychiczna|nienormalny|nienormalna|downem|upośledzony|upośledzona|kaleką|szmatą|suką|małpą|osłem|baranem|baran|osioł|pusta|pusty|patologią|patolem|wieśniakiem|śmierdzielem|brudasem|szczurem|ofiarą|błędem|pomyłką|porażką|nieudacznikiem|pasożytem|gnojem|pajacem|cwelem|łajzą|leszczem|lamusem|tchórzem|zbokiem|zboczony|obrzydliwa|obrzydliwy|głąbem|matołem|burakiem|czubem|dziwadłem|wariatem|tłukiem];
  [ty|głupi|głupia|tępy|tępa|gruby|gruba|brzydki|brzydka|stary|stara|jebany|pieprzony|mały|zasrany|pusta|wredna|obleśny]
  [debilu|idioto|idiotko|kretynie|głupku|tępaku|grubasie|świnio|krowo|śmieciu|frajerze|gnoju|pajacu|baranie|ośle|małpo|szmato|suko|zdziro|cwelu|palancie|matole|gnido|szczurze|pało|ofermo|kaleko|downie|przegrywie|psie|łajzo|dupku|pasztecie|lamusie|leszczu|cieniasie|żmijo|wariacie|zboku|pasożycie|brudasie|zjebie|locho|wieprzu];
  nikt YOU nie lubi; wszyscy YOU [nienawidzą|mają dość]; nienawidzę YOU; nienawidzimy YOU; nie masz
  [kolegów|przyjaciół|mózgu]; śmierdzisz; śmierdzisz [jak|gównem]; YOUR [stara|matka|mama|stary]
  [to|jest|jak|daje|puszcza|ciągnie|pierze]; YOUR stara; jebać YOUR; pocałuj mnie w [dupę|tyłek]; jedz gówno; zjedz gówno;
  brzydzę się YOU; rzygać się [chce|mi]; kupa gówna; kawał [chuja|gnoja|śmiecia|świni]; taki brzydki ryj');
select private.add_phrases('pl', 'meeting',
  'przyjdź [sam|sama|do mnie]; nie mów [rodzicom|nikomu|mamie]; nic nie mów; nasz [mały |]sekret; nasza tajemnica; moich
  rodziców nie ma; rodziców nie ma; nikogo nie ma w domu; spotkajmy się [w|pod|za|na|sami|w realu|przy]; spotkamy się [w
  realu|sami|na żywo]; wolna chata');

-- Turkish.
select private.add_class('tr', '',
  'lan ya be artık hadi lütfen gerçekten valla vallahi çok bir kanka kardeş abi oğlum hemen şimdi bugün yarın ki işte bi');
select private.add_class('tr', 'YOU',
  'seni sana senin sen sizi size sizin siz');
select private.add_class('tr', 'HURT',
  'öldürürüm öldüreceğim öldürcem öldürürüz döverim döveceğim dövcem döveriz dövücem keserim keseceğim kesicem bıçaklarım
  bıçaklayacağım vururum vuracağım gebertirim gebertecem gebertirim boğarım yakarım yakacağım kırarım kıracağım parçalarım
  parçalayacağım patlatırım  deşerim doğrarım benzetirim öldürürler döverler kesecem vurucam oldururum doverim oldurecegim
  dovecegim sikerim');
select private.add_class('tr', 'BODY',
  'memelerini memeni memeler göğüslerini götünü kalçanı bacaklarını amını sikini çükünü külotunu sütyenini poponu vücudunu
  yarağımı sikimi');
select private.add_class('tr', 'GROUP',
  'kürtler kürtleri yahudiler yahudileri ermeniler ermenileri araplar arapları suriyeliler suriyelileri çingeneler
  çingeneleri zenciler zencileri aleviler eşcinseller eşcinselleri gavurlar ibneler rumlar afganlar afganları mülteciler
  mültecileri translar lezbiyenler rumları müslümanlar hristiyanlar');
select private.add_class('tr', 'DRUG',
  'ot esrar joint marihuana kokain eroin bonzai uyuşturucu met vape sigara puf ekstazi mdma skunk skunk');
select private.add_class('tr', 'KIN',
  'anan annen baban bacın kardeşin ailen ananı anneni babanı bacını sülaleni');
select private.add_phrases('tr', 'threat',
  'YOU HURT;
  [kafanı|dişlerini|ağzını|kolunu|bacaklarını|kemiklerini|suratını|burnunu|yüzünü|çeneni|evinizi|evini|okulu|KIN]
  [HURT|dağıtırım|dağıtacağım|kıracağım|dökerim|yakarım|patlatacağım]; ağzını burnunu [kırarım|dağıtırım]; HURT YOU; okul
  çıkışı [YOU|görüşürüz|bekle|dayak]; çıkışta [YOU|görüşürüz|bekle|dayak|dövücem|döveceğim]; dayak yersin; dayak
  yiyeceksin; dayak [atarım|atacağım|ister]; nerede oturduğunu biliyorum; nerde oturduğunu biliyorum; evini biliyorum; YOU
  bulurum; YOU bulacağım; YOU bulup; öldün YOU; öldün sen; YOU öldün; öleceksin; ölüceksin; geberteceğim; pişman
  olacaksın; [bıçak|silah|bomba|tabanca] [getireceğim|getiricem|getirdim|getiririm|getircem|var çantamda]; okula
  [bıçak|silah|bomba] ; okulu [yakacağım|yakarım|bombalarım|patlatacağım|basarım|tararım|basacağım]; umarım
  [ölürsün|geberirsin|kanser olursun|YOU ölürsün]; inşallah [ölürsün|geberirsin|kanser olursun|geber|ölürsün];
  [abim|abimler|arkadaşlarım] YOU [döver|dövecek|bekliyor|bulur|HURT]; gününü göstereceğim; gününü gösteririm; arkanı
  kolla; YOU [mezara|hastaneye|hastanelik|toprağa] ; hastanelik ederim; canına okurum; ananı ağlatırım; kan kusacaksın;
  YOU yaşatmam; yaşatmayacağım');
select private.add_phrases('tr', 'harm',
  'kendini [öldür|as|kes|at|vur|yak|zehirle|asıver]; git [öl|geber|kendini|intihar|as|köprüden]; intihar et; intihar
  etsene; intihar etmek istiyorum; intihar edeceğim; intihar edicem; geber; geber [git|sen|pis]; öl git; öl gitsin;
  ölsene; gebersene; köprüden atla; camdan atla; pencereden atla; çatıdan atla; balkondan atla; trenin önüne atla;
  arabanın önüne atla; kendini [camdan|köprüden|balkondan|trenin|aşağı] [at|önüne]; bileklerini kes; bileğini kes; çamaşır
  suyu iç; zehir iç; ölsen [kimse|de|keşke|iyi]; kimse [YOU
  |][özlemez|üzülmez|sevmiyor|özlemeyecek|üzülmeyecek|ağlamaz|ağlamayacak]; kimse arkandan ağlamaz; dünya [YOU |sensiz
  |][sensiz|daha iyi|güzel]; sensiz daha iyi; keşke [ölsen|ölsem|doğmasaydın|doğmasaydım|gebersen|hiç doğmasaydın]; ölmek
  istiyorum; ölesim var; ölmek istiyom; yaşamak istemiyorum; yaşamak istemiyom; kendimi
  [öldüreceğim|öldürmek|asacağım|kesiyorum|kesiyom|kesmek|kestim|jiletliyorum|öldürcem|asıcam|yaralıyorum|öldüresim];
  kollarımı [kesiyorum|kestim|jiletledim|kesmek]; bileklerimi [kesiyorum|kestim|kesmek|keseceğim]; canıma
  [kıyacağım|kıymak]; hayatıma son; yaşamayı hak etmiyorsun; ölmeyi hak ediyorsun; doğmamalıydın; yok olmak istiyorum');
select private.add_phrases('tr', 'sexual',
  'yala beni; em beni; okula bıçak getireceğim; [bana |][çıplak|nude|nü|soyunuk|açık]
  [foto|fotoğraf|fotoğrafını|resim|fotonu|video|at|atsana|resmini] [at|atsana|gönder|yolla|göndersene|var|]; nude at; nude
  atsana; çıplak at; BODY [göster|göstersene|aç|açsana|görmek|at|yala|elle|göreyim|görebilir]; BODY göster; soyun;
  soyunsana; [YOU |][sevişelim|sevişek|sikişelim|yatalım|öpüşelim mi|yiyişelim]; sevişmek [istiyorum|ister]; sevişir
  misin; sevişir miyiz; benimle [yatar|sevişir|yat|seks]; seks [yapalım|yapmak|yapar|yaptın|ister]; YOU
  [sikmek|ellemek|yalamak|okşamak|sevişmek|öpmek|dokunmak|becermek] istiyorum; YOU
  [sikerim|yalarım|ellerim|becer|becereceğim|becerirdim|sikerdim]; bakire misin; bakir misin; bakiremisin; hala bakire;
  hala bakir; yala [beni|onu|bunu|yarağımı|şunu]; em [beni|onu|bunu]; yalasana; emsene; ağzına
  [al|alsana|vereyim|veririm|veriyim]; içine [girmek|gireceğim|boşal]; altında ne var; üstünde ne var; iç çamaşırın; ne
  renk [külot|don|sütyen|iç]; sütyen bedenin; kaç santim; kaç cm [seninki|çükün|sikin]; azdın mı; azgın mısın; azdım;
  ıslandın mı; mastürbasyon yap; mastürbasyon yapıyor; kendine dokun; porno izle; porno izliyor; pornoda; otuzbir
  [çek|çekiyor]; 31 [çek|çekiyor|çekmek|çektim]; güzel [memeler|göt|kalça|popo]; taş gibi [göt|vücut|hatun|memeler]; göt
  [var|güzel]; kucağıma otur; yatağıma gel; grup seks; oral [seks|çek|yap]');
select private.add_phrases('tr', 'hate',
  '[pis|iğrenç|lanet|aşağılık|kokuşmuş|geri|kahrolası|bütün|tüm]
  [GROUP|kürt|yahudi|ermeni|arap|suriyeli|çingene|zenci|gavur|afgan|mülteci|rum|alevi|eşcinsel|lezbiyen|travesti|müslüman];
  GROUP [ölsün|defolsun|gebersin|hırsız|terörist|yakılsın|asılsın|pis|hayvan|pislik|gitsin|iğrenç|kovulsun|yok
  edilmeli|öldürülmeli|yakılmalı|yakmak|öldürmek|kesmek|leş]; [kahrolsun|nefret ediyorum|ölüm] GROUP; GROUPden nefret;
  [kürtlerden|yahudilerden|ermenilerden|araplardan|suriyelilerden|çingenelerden|zencilerden|eşcinsellerden|mültecilerden|afganlardan|gaylerden|alevilerden|müslümanlardan]
  nefret; ülkene [dön|geri|git|defol]; ülkenize [dönün|gidin|defolun]; defol [ülkene|suriyeye|arabistana|afrikaya|git
  ülkene]; suriyeye [dön|git|geri]; geldiğin yere [dön|git]; memleketine [dön|git]; hitler [haklıydı|haklı|iyi|az yapmış];
  heil hitler; gaz odası; [sen|YOU] [gay|gey|kürt müsün|ermeni|yahudi|çingene|eşcinsel|zenci] [misin|sin|mi]; gay misin;
  gey misin; gaysin; kara [maymun|zenci]; ermeni [piçi|dölü|tohumu]; yahudi [piçi|dölü|tohumu|köpeği]; arap
  [piçi|dölü|köpeği|bok]; suriyeli [piç|köpek|pislik]; çingene [gibi|misin|çocuğu]; terörist kürt');
select private.add_phrases('tr', 'offer',
  'hap [satıyorum|isteyen|satılır|atalım|var mı|lazım]; DRUG [satıyorum|satılır|satan|isteyen|var mı|alır
  mısın|alan|satıyom|lazım|bulabilir|içelim|içek|içer misin|içmek|içen|çekelim|çeken|içiyoruz|yakalım|ister
  misin|saralım|saran|bulan|lazım olan|var bende|deneyelim|deneyen|getiriyorum|getirdim|alalım]; [kafayı bulalım|kafa
  yapalım|uçalım|kafası güzel]; torbacı; [hadi |]DRUG [içelim|içek|çekelim]');
select private.add_phrases('tr', 'insult',
  'kapa [çeneni|o çeneni|ağzını|gaganı|çeneni]; kes [sesini|lan sesini]; sesini kes; çeneni kapa; defol
  [git|pis|başımdan|köpek]; siktir [git|ol]; cehenneme git; cehennemin dibine; [sen
  |][salak|aptal|gerizekalı|mal|ezik|çirkin|şişko|dangalak|embesil|ahmak|budala|beyinsiz|manyak|öküz|eşek|hayvan|domuz|inek|köpek|maymun|zavallı|pislik|özürlü|engelli|sakat|spastik|geri
  zekalı|sapık|iğrenç|şerefsiz|aşağılık|deli|kaçık|moron|loser|ucube|bok]
  [mısın|misin|sın|sin|mısınız|misiniz|herif|karı|kız|çocuk|seni|köpek|şey|yaratık|velet|mi|mı|suratlı|kafalı];
  [salaksın|aptalsın|gerizekalısın|malsın|eziksin|çirkinsin|şişkosun|dangalaksın|embesilsin|ahmaksın|beyinsizsin|manyaksın|öküzsün|eşeksin|hayvansın|domuzsun|ineksin|köpeksin|maymunsun|zavallısın|pisliksin|özürlüsün|iğrençsin|şerefsizsin|delisin|bokusun|aptalsınız|salaksınız|çöpsün|hiçsin|sapıksın];
  [salak|aptal|mal|gerizekalı|ezik|çirkin|şişko|pis|iğrenç|adi|aşağılık|zavallı|geri zekalı|sapık|koca|kokuşmuş]
  [herif|köpek|karı|domuz|inek|hayvan|eşek|kız|çocuk|öküz|maymun|it|pislik|yaratık|ezik|mal|velet|ayı];
  [it|köpek|eşek|hayvan|domuz|ayı] [herif|oğlu|soyu|sürüsü|gibisin|suratlı]; it oğlu; eşek oğlu; mal mısın; mal herif;
  hayvan herif; kimse YOU sevmiyor; herkes YOU [nefret|den nefret]; senden nefret ediyorum; YOU [nefret
  ediyorum|tiksiniyorum]; arkadaşın yok; hiç arkadaşın yok; leş gibi kokuyorsun; bok gibi; bok
  [ye|yesin|kafalı|suratlı|herif|çuvalı]; bok ye; KIN [şişko|orospu|çirkin|salak|bok]; ananı
  [avradını|s|bacını|satayım|da]; [tipini|suratını|götünü] [sikeyim|siktiğim|gören]; tipine tüküreyim; suratına tüküreyim;
  suratına tükürürüm; işe yaramaz; bir boka yaramazsın; beş para etmezsin; kıçımı [ye|yala|öp]; götümü [ye|yala|öp];
  yüzüne bakılmaz');
select private.add_phrases('tr', 'meeting',
  '[yalnız|tek] [gel|başına gel]; annene [babana |]söyleme; ailene söyleme; kimseye söyleme; babana söyleme; aramızda
  [kalsın|sır]; küçük sırrımız; evde kimse yok; bizimkiler [yok|evde yok]; [parkta|avmde|dışarıda|okul dışında|yüz
  yüze|gerçekte] buluşalım; buluşalım [mı|yüz yüze|gizlice]');
