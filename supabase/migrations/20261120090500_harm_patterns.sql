-- Patterns of threats, hate, self-harm and sexual requests.

-- A threat outside of the game, or the wish to die. "I kill you in the next round" is neither.
select private.add_filter_pattern('threat', 'beat find house hurt kill shoot stab where | know to u ur you your',
  '\m(?:find|come to|know where) (?:you|u|your house|ur house)\M.*\m(?:kill|stab|shoot|beat|hurt)\M');
select private.add_filter_pattern('threat', 'class going gonna ill imma real will | beat hurt kill shoot stab',
  '\m(?:ill|i will|im gonna|gonna|imma|going to) (?:stab|shoot|kill|beat up|hurt) (?:you|u|him|her|them|everyone|ur \w+|your \w+)\M.*\m(?:school|irl|'
  'tomorrow|tmrw|real life|after class|in class|for real)\M');
select private.add_filter_pattern('threat', 'stab | going gonna ill imma will',
  '\m(?:ill|i will|im gonna|gonna|imma|going to) stab (?:you|u)\M');
select private.add_filter_pattern('threat', 'class school | gun knife',
  '\m(?:bring|bringing|take|taking) (?:a |my |the )?(?:\w+ )?(?:gun|knife) to (?:school|class)\M');
select private.add_filter_pattern('threat', 'shoot | school',
  '\mshoot up (?:the|my|our) school\M');
select private.add_filter_pattern('threat', 'going gonna life myself self wanna want wish | cut end hang hurt kill',
  '\m(?:i )?(?:wanna|want to|wish i could|gonna|going to) (?:kill|hurt|cut|hang|end) (?:my ?self|it all|my life)\M');
select private.add_filter_pattern('threat', 'myself self | cut cutting hurt',
  '\m(?:i )?(?:cut|cutting|hurt) my ?self\M(?! (?:on|with|a piece)\M)');
select private.add_filter_pattern('threat', 'wanna want | bad fr irl real really',
  '\mi (?:really )?(?:wanna|want to) die (?:for real|irl|fr|so bad)\M');
select private.add_filter_pattern('threat', 'end | it just life now please pls should urself yourself',
  '\m(?:go|just|should|pls|please) (?:\w+ )?end (?:it all|it now|ur life|your life|yourself|urself)\M');
select private.add_filter_pattern('threat', 'end | it',
  '^(?:go )?end it all$');
select private.add_filter_pattern('threat', 'end | it',
  '^go end it$');
select private.add_filter_pattern('threat', 'end | life',
  '^(?:go |pls |just )?end (?:ur|your|youre) life\M');
select private.add_filter_pattern('threat', 'kill | seef sef self slef slf sllf urseef ursef urself urslef urslf ursllf useef usef uself uslef uslf usllf yoseef yosef yoself yoslef yoslf yosllf '
  'yourseef yoursef yourself yourslef yourslf yoursllf youseef yousef youself youslef youslf yousllf',
  '\mkill (?:your|ur|you|yo|u) ?s[el]+f\M');
select private.add_filter_pattern('threat', 'kill | urslef urslf yourslef yourslf',
  '\mkill (?:urslf|yourslf|urslef|yourslef)\M');
select private.add_filter_pattern('threat', 'care | died even were will would wud',
  '\m(?:no ?one|nobody) (?:would|will|wud) (?:even )?care if (?:you|u) (?:died|die|were dead|were gone)\M');
select private.add_filter_pattern('threat', 'deserve should | dead die',
  '\m(?:you|u) (?:should|deserve to) (?:be dead|die)\M');
select private.add_filter_pattern('threat', 'ab bring dich ers* erschiess euch ihn kalt mach schlag schlage stech steche stich tot | ich',
  '\mich (?:bring|steche?|stich|mach|erschiess\w*|schlage?) (?:dich|euch|ihn|sie) (?:\w+ ){0,5}(?:um|ab|kalt|tot)\M(?! (?:im|in) (?:spiel|level|'
  'nachsten))');
select private.add_filter_pattern('threat', 'mich | erhangen ritzen toten umbringen',
  '\m(?:will|werde|wollte|mochte|konnte) mich (?:\w+ )?(?:umbringen|toten|ritzen|erhangen)\M');
select private.add_filter_pattern('threat', 'mich | ritz ritze schneid schneide',
  '\mich (?:ritze?|schneide?) mich\M');
select private.add_filter_pattern('threat', 'will | sterben',
  '\mich will (?:nur noch |einfach )?sterben\M');
select private.add_filter_pattern('threat', 'will | mehr',
  '\mich will nicht mehr leben\M');
select private.add_filter_pattern('threat', 'bring bringt | dich euch ihn',
  '\mbringt? (?:dich|euch|ihn) (?:\w+ )?um\M');
select private.add_filter_pattern('threat', 'mich | bring',
  '\mbring mich um$');
select private.add_filter_pattern('threat', 'jvais va vais | buter crever egorger planter tuer vous',
  '\m(?:je vais|j vais|jvais|on va) (?:te|vous|le|la) (?:tuer|buter|planter|crever|egorger)\M');
select private.add_filter_pattern('threat', 'envie veux | crever mourir suicider tuer',
  '\m(?:envie|veux) (?:de |me )?(?:mourir|tuer|crever|suicider)\M');
select private.add_filter_pattern('threat', 'scarifie suicide taillade veines | les me',
  '\mje me (?:scarifie|taillade|coupe les veines|suicide)\M');
select private.add_filter_pattern('threat', 'jveux veux | crever finir mourir',
  '\m(?:je veux|jveux) (?:mourir|crever|en finir)\M');
select private.add_filter_pattern('threat', 'vamos voy | apunalar disparar matar rajar',
  '\m(?:te|os|lo|la) (?:voy|vamos) a (?:matar|apunalar|rajar|disparar)\M(?! en (?:el juego|la partida|el nivel))');
select private.add_filter_pattern('threat', 'quiero | matar matarme morir morirme suicidar',
  '\m(?:me quiero|quiero) (?:morir|matar|matarme|morirme|suicidar\w*)\M');
select private.add_filter_pattern('threat', 'autolesiono corto | brazos me piel venas',
  '\mme (?:corto|autolesiono)(?: (?:las venas|los brazos|la piel))?$');
select private.add_filter_pattern('threat', 'voy | matar',
  '\mme voy a matar$');
select private.add_filter_pattern('threat', 'accoltello ammazzo sgozzo uccido | davvero domani dopo quando scuola sul',
  '\mti (?:ammazzo|accoltello|uccido|sgozzo) (?:domani|a scuola|davvero|sul serio|dopo|quando)\M');
select private.add_filter_pattern('threat', 'accoltello sgozzo | ti',
  '\mti (?:accoltello|sgozzo)\M');
select private.add_filter_pattern('threat', 'voglio vorrei | ammazzare suicidare uccidere',
  '\mmi (?:voglio|vorrei) (?:ammazzare|uccidere|suicidare)\M');
select private.add_filter_pattern('threat', 'voglio vorrei | ammazzarmi finita morire uccidermi',
  '\m(?:voglio|vorrei) (?:morire|ammazzarmi|uccidermi|farla finita)\M');
select private.add_filter_pattern('threat', 'taglio | mi',
  '\mmi taglio$');
select private.add_filter_pattern('threat', 'spero | crepi muoia muori',
  '\mspero (?:che )?(?:tu )?(?:muori|muoia|crepi)\M');
select private.add_filter_pattern('threat', 'jou jullie maak schiet sla steek | af dood kapot neer',
  '\mik (?:steek|maak|schiet|sla) (?:je|jou|jullie) (?:\w+ ){0,4}(?:neer|dood|af|kapot)\M(?! (?:in|met) (?:het spel|level|de game|dit))');
select private.add_filter_pattern('threat', 'wil | dood leven mezelf sterven',
  '\mik wil (?:echt |gewoon |niet meer )?(?:dood|leven|sterven|mezelf)\M(?! (?:maken )?(?:in|bij) )');
select private.add_filter_pattern('threat', 'kras snij snijd | mezelf mijn mijzelf mn',
  '\mik (?:snij|snijd|kras) (?:mezelf|mijzelf|mn|mijn) ?');
select private.add_filter_pattern('threat', 'dood | ga',
  '\mga (?:\w+ )?dood(?: man| joh| jij)?$');
select private.add_filter_pattern('threat', 'maak | dood kant',
  '\mmaak (?:je|jezelf) (?:\w+ )?(?:dood|van kant)\M');
select private.add_filter_pattern('threat', 'cie potne zabije zadzgam zajebie zastrzele',
  '\m(?:zabije|zajebie|potne|zadzgam|zastrzele) (?:cie|was|go|ja)\M(?! w (?:grze|nastepnej))');
select private.add_filter_pattern('threat', 'chce | powiesic umrzec zabic',
  '\mchce (?:sie )?(?:zabic|umrzec|powiesic)\M');
select private.add_filter_pattern('threat', 'tne | sie',
  '\mtne sie\M');
select private.add_filter_pattern('threat', 'zyc | chce',
  '\mnie chce (?:mi sie )?(?:juz )?zyc\M');
select private.add_filter_pattern('threat', 'powies zabij | idz wez',
  '\m(?:idz|wez) (?:sie )?(?:zabij|powies)\M');
select private.add_filter_pattern('threat', 'seni sizi | bicaklarim bicaklayacagim bicaklicam gebertirim gebertecegim keserim kesecegim kesicem oldurecegim oldurecem oldururum vururum vuracagim',
  '\m(?:seni|sizi) (?:\w+ )?(?:\w+ ){0,2}(?:oldururum|oldurecegim|oldurecem|bicaklarim|bicaklayacagim|bicaklicam|keserim|kesecegim|kesicem|gebertirim|gebertecegim|vururum|vuracagim)\M(?! oyunda)');
select private.add_filter_pattern('threat', 'istiyorum | gebermek olmek',
  '\m(?:olmek|gebermek) istiyorum\M');
select private.add_filter_pattern('threat', 'kendime kendimi | asacagim kesiyorum oldurecegim oldurmek zarar',
  '\mkendim[ie] (?:kesiyorum|oldurecegim|oldurmek|asacagim|zarar)\M');
select private.add_filter_pattern('threat', 'oldur | kendini',
  '\moldur kendini\M');

select private.add_filter_pattern('threat', 'aufhangen umbringen ritzen toten erhangen | dich euch',
  '\m(?:geh|geht|solltest|kannst|musst|konntest|los)\M.*\m(?:dich|euch) (?:\w+ )?(?:aufhangen|umbringen|ritzen|toten|erhangen)\M');
select private.add_filter_pattern('threat', 'suicider tuer pendre jeter crever | te vous',
  '\m(?:va|vas|allez|devrais|ferais|peux|dois)\M.*\m(?:te|vous) (?:suicider|tuer|pendre|jeter (?:du|de la|par la|sous)|crever)\M');
select private.add_filter_pattern('threat', 'kendini | oldursene oldursen as assana assan kessene vursana',
  '\mkendini (?:\w+ )?(?:oldursene|oldursen|assana|assan|kessene|vursana)\M');
select private.add_filter_pattern('threat', 'die dies | hope',
  '\mhope (?:you|u|ya)\M.*\mdie\M');
select private.add_filter_pattern('threat', 'vivir vivere leben leven vivre zyc yasamak | quiero voglio will wil veux chce istemiyorum',
  '\m(?:no quiero vivir|non voglio (?:piu )?vivere|will nicht (?:mehr )?leben|wil niet (?:meer )?leven|veux (?:plus|pas) vivre|nie chce (?:juz )?(?:mi sie )?zyc|yasamak istemiyorum)\M');
select private.add_filter_pattern('threat', 'beat smash jump punch | school irl real tomorrow class',
  '\m(?:ill|i will|im gonna|gonna|imma|going to|we will) (?:beat (?:you|u|him|her|them) up|beat up|smash (?:ur|your) face|jump (?:you|u)|punch (?:you|u))\M.*\m(?:school|irl|real|tomorrow|class)\M');
select private.add_filter_pattern('threat', 'spacco spezzo meno faccia schlag schlage hau tot kaputt sla kapot doverim dovecegim pete casser | scuola domani schule morgen school okulda yarin '
  'college demain',
  '\m(?:ti (?:spacco|spezzo|meno)|ich (?:schlage?|hau) dich (?:\w+ )?(?:tot|kaputt|zusammen)?|ik sla je|seni (?:\w+ )?(?:doverim|dovecegim)|je vais te (?:casser|demonter|frapper))\M');
select private.add_filter_pattern('threat', 'hope | run hit cancer shot killed stabbed',
  '\mhope (?:you|u|ya)\M.*\m(?:run over|hit by|cancer|shot|killed|stabbed)\M{not_game}');
select private.add_filter_pattern('threat', 'cut cutting slit | arms arm wrists wrist legs',
  '\mi (?:\w+ )?(?:cut|cutting|slit) my (?:arms?|wrists?|legs?)\M');
select private.add_filter_pattern('threat', 'nobody noone one | gone died dead die',
  '\m(?:nobody|no ?one) (?:would|will|wud) (?:even )?(?:care|notice|miss me)(?: if)? ?(?:i)? ?(?:was|were|am|died|die)? ?(?:gone|dead)?$');

-- Hate against a people or a faith. £ is one of them.
select private.add_filter_pattern('hate', '£ | bomb burn death deport eradicate exterminate fuck gas hang hate kill lynch nuke shoot slaughter with',
  '\m(?:gas (?:para|for|pour|per|voor|fur|dla)|gas|kill|burn|exterminate|hang|shoot|lynch|deport|death to|down with|nuke|bomb|hate|i hate|fuck|slaughter|'
  'eradicate) {most}£');
select private.add_filter_pattern('hate', '£ | belong burn camp camps chamber chambers dead deported deserve die eradicated exterminated gas gasse gassed hang hanged hell killed must need oven '
  'ovens rot shot should will',
  '£ (?:should|must|need to|have to|deserve to|belong|to|will|can|all) (?:\w+ ){0,2}(?:die|burn|gassed?|hang|hanged|shot|dead|killed|exterminated|'
  'deported|oven|ovens|camps?|gas|chamber|chambers|eradicated|rot|hell)\M');
select private.add_filter_pattern('hate', '£ | abschaum affen afval animales animals animaux apen apes basura bestie cockroaches dechets dirty disgusting dreck escoria feccia filth filthy '
  'garbage inferior inferiori malpy monkeys monos mull ongedierte parasite parasiten parasites parasitos parassiti podludzie ratas rats ratten robactwo '
  'scierwa scimmie scum sind singes smieci smiecie son sont spazzatura subhuman subhumans szczury topi trash tuig uitschot ungeziefer untermenschen '
  'vermin vermine zijn zwierzeta',
  '£ (?:are|is|sind|sont|son|sono|zijn|to|sa) (?:\w+ ){0,2}(?:vermin|scum|animals|subhuman|subhumans|rats|trash|filth|filthy|parasites?|cockroaches|'
  'dirty|disgusting|inferior|monkeys|apes|garbage|abschaum|ungeziefer|untermenschen|ratten|dreck|affen|mull|parasiten|vermine|animaux|rats|singes|'
  'dechets|escoria|ratas|animales|monos|basura|parasitos|bestie|scimmie|feccia|topi|spazzatura|inferiori|parassiti|ongedierte|apen|tuig|uitschot|afval|'
  'smiecie|smieci|robactwo|malpy|szczury|scierwa|podludzie|zwierzeta)\M');
select private.add_filter_pattern('hate', '£ | asqueroso asquerosos brudni brudny dirty dreckig dreckige dreckiger dreckigr filthy jebani kahrolasi kut luridi maledetti pis puto putos sale '
  'sales scheiss smerige smierdzacy smierdzacych sporchi sporco stinkend stinkende stinking stupid sucio sucios verdammte vieze vuile',
  '\m(?:dirty|filthy|stinking|stupid|dreckige?r?|scheiss|stinkende?|verdammte|sale|sales|sucio|sucios|puto|putos|asquerosos?|sporco|sporchi|luridi|'
  'maledetti|vieze|vuile|smerige|kut|brudny|brudni|smierdzacy|smierdzacych|jebani|pis|kahrolasi) £');
select private.add_filter_pattern('hate', '£ | abschaum pack pig pigs rat rats schwein schweine scum vermin',
  '£ (?:scum|vermin|pigs?|rats?|abschaum|pack|schweine?)$');
select private.add_filter_pattern('hate', 'go geh gehe rentre rentrez vete torna tornate ga wracaj | africa afrika afrique arabie pakistan poland polen turkei turquie '
  'turkije marokko syrien',
  '\m(?:go|geh|gehe|rentre|rentrez|vete|torna|tornate|ga|wracaj) (?:back |zuruck |terug |chez toi )?(?:to |nach |en |a |in |naar |do )(?:africa|afrika|'
  'afrique|arabie|pakistan|poland|polen|turkei|turquie|turkije|marokko|syrien)\M.*(?:monkey|ape|affe|singe|mono|scimmia|aap|malpo|£)');
select private.add_filter_pattern('hate', '£ | aan abschieben asilsin au back camara defolsun dehors disari forni forno fours fuera fuori gazu gebersin gehoren gitsin hoguera home horca horno '
  'ins kahrolsun kesilmeli moeten naar nelle olmeli olsun oprotten out oven paredon piachu pieca precz raus rentre rentrez rogo rot torna tornate uit '
  'verbrennen vergasen verrecken via vostra wand weg welcome won wynocha wypad yakilmali yansin',
  '£ (?:go home|go back|get out|out|not welcome|raus|ab ins|ins|gehoren|verrecken|vergasen|verbrennen|abschieben|an die wand|weg hier|dehors|au four|'
  'aux fours|au bucher|rentrez|rentre|au gaz|au camp|fuera|al horno|a la horca|a la hoguera|a la camara|al paredon|fuori|al rogo|ai forni|nei forni|'
  'al forno|nelle camere|tornate|torna a|vai via|a casa vostra|aan het gas|aan de galg|de oven in|in de oven|naar de kamers|het land uit|rot op|oprotten|'
  'moeten dood|moeten sterven|moeten branden|terug naar|do gazu|do pieca|do piachu|precz|wypad|won|wynocha|out|olsun|gebersin|defolsun|disari|yansin|'
  'olmeli|gitsin|asilsin|kahrolsun|yakilmali|kesilmeli)\M');
select private.add_filter_pattern('hate', 'tod tot | £',
  '\m(?:tod|tot) (?:den|allen|dem|alle) £');
select private.add_filter_pattern('hate', '£ | erschiesst hangt hasse nieder totet verbrennt vergast vernichtet weg',
  '\m(?:vergast|verbrennt|totet|hangt|erschiesst|hasse|ich hasse|totet alle|vernichtet|weg mit|nieder mit) {most}£');
select private.add_filter_pattern('hate', '£ | abgeschoben aufgehangt erschossen gegast getotet verbrannt vergassen vergast vernichtet',
  '£ (?:\w+ ){0,3}(?:vergast|verbrannt|erschossen|aufgehangt|abgeschoben|getotet|vernichtet|gegast|vergassen)\M');
select private.add_filter_pattern('hate', '£ | bas brulez brulons crevez dehors deteste exterminez faut gazez gazons hais mort pendez tuez tuons',
  '\m(?:mort|a mort|a bas|brulez|brulons|gazez|gazons|tuez|tuons|exterminez|pendez|dehors|je hais|je deteste|faut bruler|faut tuer|faut gazer|'
  'crevez) {most}£');
select private.add_filter_pattern('hate', '£ | abajo exterminad fuera gasead hay matad matemos maten muerte odio quemad quememos quemen',
  '\m(?:muerte|muerte a|maten|matad|matemos|quemad|quemen|quememos|gasead|abajo|odio|fuera|hay que matar|hay que quemar|exterminad) {most}£');
select private.add_filter_pattern('hate', '£ | ammazzate ammazziamo bruciamo bruciate fuori gasate gasiamo impiccate morte odio rogo sterminate sterminiamo uccidete uccidiamo via',
  '\m(?:morte|bruciamo|bruciate|uccidiamo|uccidete|gasiamo|gasate|ammazziamo|ammazzate|impiccate|odio|via|fuori|sterminiamo|sterminate|a morte|'
  'al rogo) {most}£');
select private.add_filter_pattern('hate', '£ | dood haat hang steek verbrand vergas vermoord weg',
  '\m(?:dood aan|vergas|verbrand|vermoord|hang|weg met|ik haat|haat|steek) {most}£ ?(?:op|dood|moeten dood|in brand|af|vergassen|eruit|het land uit)?');
select private.add_filter_pattern('hate', '£ | bic bij gazowac jebac nienawidze powiesic precz smierc spalic spalmy wybic wybijmy wyrznac zabic zabijmy',
  '\m(?:smierc|zabic|zabijmy|spalic|spalmy|gazowac|wybic|wybijmy|jebac|precz z|nienawidze|powiesic|wyrznac|bij|bic) {most}£');
select private.add_filter_pattern('hate', '£ | asalim asin defol geber gebersin keselim kesin lazim nefret oldurelim oldurun olum yakalim yakin yok',
  '£ (?:ya |a |e )?(?:olum|oldurun|oldurelim|yakin|yakalim|kesin|keselim|asin|asalim|geber|gebersin|nefret ediyorum|yok edin|defol|yakmak lazim|'
  'oldurmek lazim)\M');
select private.add_filter_pattern('hate', 'sollen mussen moeten devono deben doivent powinni | sterben dood morire morir mourir umrzec brennen',
  '£ (?:sollen|mussen|moeten|devono|deben|doivent|powinni) (?:\w+ )?(?:sterben|dood|morire|morir|mourir|umrzec|brennen|sterven)\M');

-- A call to self-harm.
select private.add_filter_pattern('harm', 'cut open own slash slice slit split | arteries artery throat vein veins wrist wrists',
  '\m(?:cut|slit|slice|slash|open|split) (?:up |open )?(?:ur|your|yo|those|the|them|both) (?:own )?(?:wrists?|veins?|arter(?:y|ies)|throat)\M');
select private.add_filter_pattern('harm', 'adern arme dir euch handgelenk kehle pulsader | doch einfach endlich mach mal offne ritz ritze schlitz schlitze schneid schneide',
  '\m(?:schneide?|ritze?|schlitze?|offne|mach) (?:dir |euch )?(?:doch |mal |endlich |einfach )*(?:die |deine |den |das |eure )?(?:pulsader\w*|'
  'handgelenk\w*|adern|kehle|arme)\M');
select private.add_filter_pattern('harm', 'gorge poignet poignets veines | coupe couper coupez donc les ouvre ouvrez ouvrir taille tailler tes toi tranche trancher vous',
  '\m(?:ouvre|coupe|taille|tranche|ouvrez|coupez|tailler|ouvrir|couper|trancher) (?:toi |vous |donc |te )*(?:les |tes |le |la |ta )?(?:veines|poignets?|'
  'gorge)\M');
select private.add_filter_pattern('harm', 'gorge poignets veines | couper les ouvrir tailler trancher',
  '\mte (?:tailler|ouvrir|couper|trancher) (?:les |la )?(?:veines|poignets|gorge)\M');
select private.add_filter_pattern('harm', 'garganta munecas venas | abrete abrirte abrite corta cortarte cortate cortense rajate tus',
  '\m(?:cortate|cortar?te|abrete|rajate|corta|cortense|abrir?te) (?:ya )?(?:las |los |tus |la )?(?:venas|munecas|garganta)\M');
select private.add_filter_pattern('harm', 'gola polsi pure vene | aprirti apriti recidersi recidi taglia tagliarti tagliatevi tagliati tue tuoi',
  '\m(?:tagliati|tagliarti|apriti|aprirti|taglia|tagliatevi|recidi|recidersi) (?:pure )?(?:le |i |la )?(?:tue |tuoi )?(?:vene|polsi|gola)\M');
select private.add_filter_pattern('harm', 'aders eigen jouw jullie keel maar pols polsen | kerf open snij snijd snijden sny',
  '\m(?:snij|snijd|snijden|kerf|open|sny) (?:maar )?(?:je|jouw|jullie) (?:eigen )?(?:polsen|aders|pols|keel)\M');
select private.add_filter_pattern('harm', 'aders keel maar pols polsen | door doorsnijden open opensnijden',
  '\mje (?:polsen|aders|pols|keel) (?:maar )?(?:door|open|doorsnijden|opensnijden)\M');
select private.add_filter_pattern('harm', 'gardlo nadgarst zyly | otworz pociac podciac podetnij podetnijcie potnij przetnij sobie tnij',
  '\m(?:podetnij|potnij|przetnij|otworz|podciac|pociac|tnij|podetnijcie) (?:sobie |se )?(?:zyly|nadgarst\w*|gardlo)\M');
select private.add_filter_pattern('harm', 'bilegini bileklerini bogazini damarini damarlarini | ac cizik dogra kes kesin kesip kessene',
  '\m(?:bileklerini|bilegini|damarlarini|damarini|bogazini) (?:kes|kessene|dogra|kesin|kesip|ac|cizik)\w*\M');
select private.add_filter_pattern('harm', 'front into onto under | bus jump traffic train truck walk yourself',
  '\m(?:jump|throw yourself|go|walk) (?:\w+ )?(?:in front of|under|into|onto) (?:a |the |some )?(?:train|traffic|bus|truck)\M{not_game}');
select private.add_filter_pattern('harm', 'jump | balcony bridge building from off roof window',
  '\mjump (?:off|from|out of) (?:a |your |ur |some )?(?:roof|building|window|balcony|bridge)\M{not_game}');
select private.add_filter_pattern('harm', 'dich spring | aus balkon brucke dach doch einem einer einfach fenster haus hochhaus mal schmeiss unter vom vor wirf zug',
  '\m(?:spring|wirf dich|spring doch|spring mal|schmeiss dich) (?:(?:doch|mal|einfach) )?(?:vor den|vor einen|vom|von einem|von der|von einer|aus dem|'
  'unter den) (?:zug|dach|hochhaus|balkon|fenster|brucke|haus)\M{not_game}');
select private.add_filter_pattern('harm', 'saute toi | balcon fenetre immeuble jette jettes metro pont rails sous toit train',
  '\m(?:saute|jette toi|jettes toi) (?:\w+ )?(?:par la|du|de la|d un|d une|sous le|sous un|dun|dune|sur les) (?:fenetre|toit|pont|balcon|train|metro|'
  'immeuble|rails)\M{not_game}');
select private.add_filter_pattern('harm', 'lanzate salta tirate | balcon del desde edificio metro puente tejado tren ventana via vias',
  '\m(?:tirate|lanzate|salta) (?:\w+ )?(?:por la|por el|de un|del|desde un|al|a las|debajo del|a la) (?:ventana|balcon|puente|tren|vias|metro|tejado|'
  'edificio|via)\M{not_game}');
select private.add_filter_pattern('harm', 'buttati gettati lanciati | balcone dal dalla finestra giu palazzo ponte sotto tetto treno',
  '\m(?:buttati|lanciati|gettati) (?:\w+ )?(?:dal|dalla|sotto|da|giu dal|giu da) (?:un |il |la )?(?:balcone|ponte|finestra|treno|tetto|palazzo)\M{not_game}');
select private.add_filter_pattern('harm', 'spring | balkon brug dak flat gebouw metro onder raam trein uit',
  '\mspring (?:\w+ )?(?:voor de|voor een|van het|van een|van de|onder de|uit het) (?:trein|dak|flat|brug|raam|balkon|metro|gebouw)\M{not_game}');
select private.add_filter_pattern('harm', 'rzuc skocz wyskocz | balkonu bloku dachu mostu okna okno pociag pod przez tory wiezowca',
  '\m(?:skocz|rzuc sie|wyskocz) (?:\w+ )?(?:z|pod|przez|na) (?:\w+ )?(?:dachu|okna|mostu|pociag|balkonu|tory|okno|wiezowca|bloku)\M{not_game}');
select private.add_filter_pattern('harm', 'atla atlasana balkondan binadan camdan catidan kopruden trenin',
  '\m(?:kopruden|camdan|balkondan|catidan|binadan|trenin onune|trenin altina) (?:\w+ )?(?:atla|at|atlasana)\M{not_game}');
select private.add_filter_pattern('harm', 'kendini | asagi balkondan camdan kopruden trenin',
  '\mkendini (?:\w+ )?(?:trenin altina|camdan|kopruden|balkondan|asagi) at\M');
select private.add_filter_pattern('harm', 'care miss notice | even ever gonna nobody noone will would wud',
  '\m(?:nobody|no one|noone) (?:would|will|wud|gonna) (?:even |ever )?(?:miss|notice|care if) (?:you|u)\M');
select private.add_filter_pattern('harm', 'without | better',
  '\m(?:world|everyone|life|class) (?:\w+ ){0,4}better (?:off )?without (?:you|u)\M');
select private.add_filter_pattern('harm', 'dich vermissen vermisst wird wurde | keiner niemand sau',
  '\m(?:niemand|keiner|keine sau) (?:wurde|wird|vermisst) (?:dich |dich eh )?(?:vermissen)?\M(?<=vermissen|vermisst dich |vermisst)');
select private.add_filter_pattern('harm', 'ohne | dich',
  '\mbesser ohne dich\M');
select private.add_filter_pattern('harm', 'nul personne | ple* pleur reg* regrett regretter',
  '\m(?:personne|nul) (?:ne )?(?:te regrett\w+|va te regretter|te pleur\w+)\M');
select private.add_filter_pattern('harm', 'toi | sans',
  '\mmieux sans toi\M');
select private.add_filter_pattern('harm', 'nadie | echar extranar lloraria',
  '\mnadie te (?:va a )?(?:echar\w*|extranar\w*|lloraria)\M');
select private.add_filter_pattern('harm', 'sin | mejor',
  '\mmejor sin ti\M');
select private.add_filter_pattern('harm', 'nessuno | piangera sentira sentirebbe tua',
  '\mnessuno (?:sentira|sentirebbe|piangera) (?:la tua mancanza|per te)\M');
select private.add_filter_pattern('harm', 'senza | meglio',
  '\mmeglio senza (?:di )?te\M');
select private.add_filter_pattern('harm', 'niemand | missen',
  '\mniemand (?:zou|zal|gaat) je missen\M');
select private.add_filter_pattern('harm', 'zonder | beter',
  '\mbeter (?:af )?zonder (?:jou|je)\M');
select private.add_filter_pattern('harm', 'nikt | bedzie teskni tesknic tesknil toba',
  '\mnikt (?:by )?(?:nie )?(?:za toba )?(?:nie )?(?:bedzie )?(?:za toba )?(?:tesknil|tesknic|teskni)\M');
select private.add_filter_pattern('harm', 'lepszy | ciebie',
  '\mlepszy bez ciebie\M');
select private.add_filter_pattern('harm', 'kimse | ozlemeyecek ozlemez seni',
  '\mkimse (?:seni )?ozle(?:mez|meyecek)\M');
select private.add_filter_pattern('harm', 'sensiz | guzel iyi',
  '\msensiz (?:\w+ ){0,2}(?:guzel|iyi)\M');
select private.add_filter_pattern('harm', 'hang hange | already dich je jezelf now urself yourself',
  '\m(?:hang|hange?|hange dich) (?:yourself|urself|dich|je|jezelf) (?:\w+ ){0,2}(?:auf|op|now|already)\M');
select private.add_filter_pattern('harm', 'pendre | allez peux va vous',
  '\m(?:va|allez|tu peux) (?:te |vous )pendre\M');
select private.add_filter_pattern('harm', 'buy compra kauf koop kup | rope soga strick strop sznur',
  '\m(?:kauf|koop|buy|compra|compra una|kup) (?:dir |je |a |een |ein |einen |una |un |sobie )*(?:strick|strop|rope|soga|strop|sznur)\M');

-- A sexual request.
select private.add_filter_pattern('sexual', 'flash gimme give let need post see send share show trade us wanna want',
  '\m(?:send|show|gimme|give|trade|flash|want|wanna see|let me see|see|post|share|need) (?:me |us |us all |to see )?(?:ur|your|yo|some|sum|a|them|those|'
  'more|my|the)? ?(?:\w+ )?(?:nood[sz]?|noodes|nude[sz]?|newds|nudies|boob\w*|booba|tit|tits|titt\w*|breasts?|butt|booty|ass|vag|coochie|cooch|coochy|'
  'naked|bra|panties|underwear|undies|private ?parts?|privates|feet pics?|body pics?|dick|dik|peen|pp|pee ?pee|weiner|willy|nips|cleavage|lewds?)\M');
select private.add_filter_pattern('sexual', 'wearing | wat what',
  '\m(?:what|wat) (?:are|r) (?:you|u) wearing\M{not_game}');
select private.add_filter_pattern('sexual', 'virgin | still u you',
  '\m(?:are|r) (?:you|u) (?:still )?(?:a )?virgin\M');
select private.add_filter_pattern('sexual', 'bra panties underwear | color colour kind',
  '\m(?:colou?r|kind) (?:is|are|of) (?:ur |your )?(?:underwear|panties|bra)\M');
select private.add_filter_pattern('sexual', 'with | sleep',
  '\msleep with me\M');
select private.add_filter_pattern('sexual', 'schick schicke send sende zeig zeige zeigt',
  '\m(?:zeige?|schicke?|zeigt|sende?) (?:mir |uns |mal |bitte |doch )*(?:deinen?|die|ein|paar|von deinen|nackte?)? ?(?:nackte?n? )?(?:titten|bruste?n?|'
  'busen|mopse|hupen|muschi|arsch|po|popo|hintern|penis|pimmel|schwanz|korper|unterhose|unterwasche|slip|bh|nackt\w*|nudes)\M');
select private.add_filter_pattern('sexual', 'hast | drunter gerade untenrum',
  '\m(?:was hast du|hast du was) (?:drunter|untenrum|gerade an|drunter an)\M');
select private.add_filter_pattern('sexual', 'envoi envoie envoyer moi montre montrer montres nous peu photo photos voir | bite boobs boule chatte corps cul culotte d desbite descorps dessein '
  'fais fait fesses labite laboobs laboule laculotte lafesses lalolos lanibards lanichons lanu lasein lecorps lefesses lelolos lenu lenude lesboobs '
  'leschatte leslolos lesnibards lesteub leszizi leteub lezizi lolos nibard nibards nichon nichons nu nude nudes nue nues sein seins soutif ta tabite '
  'taboobs taboule tacul tanichons tanu tanude tanues taseins tateub tazizi tes teschatte tescorps tesculotte tesnichons teub ton tonboobs tonchatte '
  'toncorps tonculotte tonnibard tonnichons tonnu tonnudes unboobs unboule unchatte uncul unculotte uneboobs uneboule uneculotte unenudes uneteub '
  'unezizi unfesses unnichon unnue unsein unseins unzizi zizi',
  '\m(?:montre|montrer|envoie|envoi|envoyer|fais voir|fait voir|montres) (?:moi |nous |un peu )*(?:tes|ton|ta|des|une|un|le|la|'
  'les)? ?(?:photos? )?(?:de |d )?(?:tes |ton |ta )?(?:seins?|nichons?|nibards?|lolos|fesses|cul|corps|chatte|culotte|soutif|zizi|bite|teub|boule|boobs|'
  'nue?|nues|nudes?|toute nue)\M');
select private.add_filter_pattern('sexual', 'quoi | portes',
  '\mtu portes quoi (?:dessous|la)\M');
select private.add_filter_pattern('sexual', 'cuerpo dejame ensena ensename ensenanos envia enviame manda mandame muestra muestrales muestrame pasa pasame quiero',
  '\m(?:ensena|ensename|ensenanos|muestra|muestrame|muestrales|manda|mandame|pasa|pasame|envia|enviame|dejame ver|quiero ver) (?:\w+ ){0,2}(?:tetas?|'
  'tetitas|pechos?|senos?|culo|culito|bragas|tanga|cuerpo desnudo|cuerpo|pene|pito|chocho|cono|vagina|desnud[ao]s?|nudes?|pack|pezones|sujetador)\M');
select private.add_filter_pattern('sexual', 'llevas | debajo puesto',
  '\mque llevas (?:puesto|debajo)\M');
select private.add_filter_pattern('sexual', 'fammi inviami manda mandami mostra mostraci mostrami vedere | chiappe corpo culetto culo facci fai fica figa mutande mutandine nuda nude nudes nudi '
  'nudo pene pisello poppe reggiseno sedere seni seno tette voglio zinne',
  '\m(?:mostrami|mostra|mostraci|fammi vedere|fai vedere|facci vedere|manda|mandami|inviami|voglio vedere|fammi) (?:\w+ ){0,2}(?:tette|seno|seni|poppe|'
  'zinne|culo|culetto|sedere|mutande|mutandine|reggiseno|corpo|pisello|pene|figa|fica|nud[aoe]|nudi|nudes?|chiappe)\M');
select private.add_filter_pattern('sexual', 'indossi | cosa',
  '\mcosa indossi\M');
select private.add_filter_pattern('sexual', 'laat show stuur toon wil | bh billen blote borsten eenbh eenbillen eenblote eenborsten eenkont eenkontje eenkut eenkutje eenlichaam eenlul eenmemmen '
  'eennaakt eennaaktfoto eennude eennudes eenonderbroek eenpiemel eenpik eenpoes eens eenslipje eentieten even jebillen jeblote jeborsten jekont '
  'jekontje jekut jekutje jelichaam jelul jememmen jenaakt jenaaktfoto jenude jeonderbroek jepiemel jepik jepoes jeslipje jetieten jouw jouwbh '
  'jouwbillen jouwblote jouwborsten jouwkont jouwkontje jouwkut jouwkutje jouwlichaam jouwlul jouwmemmen jouwnaakt jouwnaaktfoto jouwnude jouwnudes '
  'jouwonderbroek jouwpiemel jouwpik jouwpoes jouwslipje jouwtieten kont kontje kut kutje lichaam lul maar memmen mij naakt naaktfoto nude nudes '
  'onderbroek piemel pik poes slipje tieten wat watbh watbillen watblote watborsten watkont watkontje watkut watkutje watlichaam watlul watmemmen '
  'watnaakt watnaaktfoto watnudes watonderbroek watpiemel watpik watpoes watslipje wattieten',
  '\m(?:laat|stuur|toon|show|wil) (?:me |mij |eens |maar |even |es )*(?:je|jouw|een|wat)? ?(?:\w+ )?(?:tieten|borsten|memmen|kont|kontje|billen|lichaam|'
  'onderbroek|bh|slipje|piemel|lul|pik|kut|kutje|poes|nudes?|naaktfoto\w*|naakt|blote\w*)\M');
select private.add_filter_pattern('sexual', 'wat | heb',
  '\mwat heb je aan\M');
select private.add_filter_pattern('sexual', 'dawaj podeslij pokaz pokazesz przyslij slij wyslij | biust cialo cipe cipke cyca cyce cycki cycuszki dupcie dupe fiuta fotke fotki jakies majtki '
  'nagie nago nam nude nudes nudesy penisa piersi siusiaka stanik swoj swoja swoje tyleczek tylek zdjecie',
  '\m(?:pokaz|pokazesz|wyslij|przyslij|dawaj|podeslij|slij) (?:mi |nam |no |swoje |swoj |swoja |jakies |fotke |fotki |zdjecie )*(?:cycki|cyca|cyce|'
  'cycuszki|piersi|biust|tylek|tyleczek|majtki|cialo|dupe|dupcie|cipke|cipe|penisa|fiuta|siusiaka|stanik|nago|nagie|nudesy?|nude)\M');
select private.add_filter_pattern('sexual', 'sobie | masz',
  '\mco masz na sobie\M');
select private.add_filter_pattern('sexual', 'ac acsana at atsana cek gorebilir gormek goster yolla | ami* amin cam* camasir cuk cuk* gog* gogus goguslerin got* gotun kal* kalca kil* kilot kuk* '
  'kuku mem* meme pip* pipi pop* popo sut* sutyen vuc* vucud',
  '\m(?:meme|goguslerin|gogus|kalca|vucud|gotun|popo|kilot|sutyen|ic camasir|cuk|pipi|kuku|amin)\w* (?:\w+ )?(?:goster\w*|at|atsana|ac|acsana|gormek|'
  'yolla|gorebilir|cek)\M');
select private.add_filter_pattern('sexual', 'nud nude | at atsana gonder yolla',
  '\mnude? (?:at|yolla|gonder|atsana)\M');
select private.add_filter_pattern('sexual', 'ciplak | at foto gonder poz resim yolla',
  '\mciplak (?:\w+ )?(?:at|yolla|gonder|foto\w*|resim\w*|poz)\M');
select private.add_filter_pattern('sexual', 'ustunde | var',
  '\mustunde ne var\M');
select private.add_filter_pattern('sexual', 'soyun soyunsana',
  '\msoyun(?:sana)?\M(?= (?:bana|hadi|lan|benim)|$)');
select private.add_filter_pattern('sexual', 'aan blas chupa chupame chupen ciuccia ciucciami doch lame lameme lecca leccami leche lecher leck lecke lick lik likken liz lutsch lutsche lutscht mal '
  'obciagnij pijp polizaj possij ssij succhia succhiami suce sucer suces suck zuig zuigen',
  '\m(?:zuig|lik|pijp|likken|zuigen|lick|suck|lutsche?|lutscht|lecke?|blas|suce|suces|sucer|leche|lecher|chupa|chupame|chupen|lame|lameme|ciuccia|'
  'ciucciami|succhia|succhiami|lecca|leccami|ssij|possij|liz|polizaj|obciagnij) (?:aan |an |mal |doch |mi |me )*(?:mijn|me|mn|my|meinen?|mon|ma|mes|mi|'
  'mis|il|la|il mio|la mia|le mie|mojego|moja|moj|mi|el|los|las|mij)? ?(?:lul|pik|piemel|ballen|kut|reet|kont|dick|cock|balls|ass|pp|schwanz|eier|pimmel|'
  'arsch|muschi|zizi|teub|couilles|chibre|queue|bite|cul|pito|pija|huevos|polla|verga|rabo|cono|culo|pisello|uccello|palle|cazzo|figa|fica|fiuta|jaja|'
  'kutasa|pale|chuja|druta)\M');
select private.add_filter_pattern('sexual', 'agi agz em opsene yala ye | cuk cuk* das* dasak dassak got* gotum mal* malafat sik sik* tas* tasak yar* yarak yarrag',
  '\m(?:tasak|yarrag|sik|cuk|gotum|yarak|malafat|dasak|dassak)\w* (?:yala|em|ye|ag[iz]\w*|opsene)\M');
select private.add_filter_pattern('sexual', 'ohne sans sin senza zonder bez without | bild bilder foto fotos photo photos zdjecie pic pics',
  '\m(?:bild(?:er)?|fotos?|photos?|zdjecie|pics?) (?:\w+ ){0,2}(?:ohne (?:klamotten|kleidung|sachen|bh|oberteil)|sans (?:vetements|habits|haut)|sin (?:ropa|camiseta)|senza (?:vestiti|maglietta)|'
  'zonder kleren|bez ubran\w*|without (?:clothes|a shirt|a bra))\M');
select private.add_filter_pattern('sexual', 'aubergineemoji',
  '\m(?:see|show|want|suck|lick|my|ur|your|mein\w*|dein\w*|ma|ta|mon|ton|mi|tu|mio|tuo|mijn|je) (?:my |ur |your )?aubergineemoji\M');

-- An offer of drugs, or a wish for them. Words that also mean plants need an amount or a price.
select private.add_filter_pattern('offer', 'achete acheter besorg besorge buy buying compra comprate compro consigo deal dealen dealer dealeur dealing dispo hmu '
  'hook isteyen kauf kaufen koop kopen kup kupie lazim livre ogarne opchne paso plug procuro sale satan satarim satilik '
  'satilir satiyorum satiyoruz sell selling sells some spaccio sprzedaje sprzedam sprzedamy vend vende vendemos vendiamo '
  'vendo vendre vends verkauf verkaufe verkaufen verkoop verkopen vertick verticke zalatwie | amfe amfetamine bars bedo '
  'beuh blanty bonzai cocaina cocaine coke dope dragi droga drogas drogen droghe drogue drogues drugs ecstasy elf elfbar '
  'elfbars eroin esrar ganja hachis haschisch hashish hasj hasz jointjes ketamine kokain kokaine kush lachgas lsd '
  'marihuana marihuane marijuana mefedron narkotyki porro porros shrooms snus spinelli trawke uyusturucu vape vapes weed '
  'wiet xan xans xtc ziola ziolo',
  '\m{deal}\M.*\m{clear_drug}\M');
select private.add_filter_pattern('offer', 'sale koop kaufen dispo satilik satiyorum satilir satarim satan sprzedaz verkaufen vendre venta vendita | bars bedo '
  'beuh bonzai carts droga drogen drogue drugs elf elfbar elfbars esrar ganja hasch hasj hasz ketamine kush mdma '
  'mefedron narkotyki porro porros puff puffs snus teuch trawka trawke trawki vapa vape vaper vapers vapes vapy weed '
  'wiet xan xans xtc ziola ziolo',
  '\m(?:{sure_drug}|uyusturucu)\M.*\m(?:for sale|te koop|kaufen|dispo|satilik|satiyorum|satilir|satarim|satan|'
  'na sprzedaz|zu verkaufen|a vendre|en venta|in vendita)\M|\m(?:na sprzedaz|te koop|for sale) {sure_drug}\M');
select private.add_filter_pattern('offer', 'achete acheter besorg besorge buy buying compra comprate compro consigo deal dealen dealer dealeur dealing dispo hmu '
  'hook isteyen kauf kaufen koop kopen kup kupie lazim livre ogarne opchne paso plug procuro sale satan satarim satilik '
  'satilir satiyorum satiyoruz sell selling sells some spaccio sprzedaje sprzedam sprzedamy vend vende vendemos vendiamo '
  'vendo vendre vends verkauf verkaufe verkaufen verkoop verkopen vertick verticke zalatwie | 3mmc acid amfe amfetamine '
  'amphetamin amphetamine bars bedo bedos beuh blanty bonzai canna cannabis canne canuto canutos chocolate coca cocaina '
  'cocaine coke costo cristal dope dragi droga drogas drogen droghe drogue drogues drug drugs ecsta ecstasy edibles elf '
  'elfbar elfbars erba eroin esrar extasy fumo ganja gras hachis hap hasch haschisch hash hashish hasj hasz herbe hierba '
  'joint jointjes joints jointy jonko ketamine kokain kokaine koke koks kubar kush lachgas lherbe lsd maria marihuana '
  'marihuane marijuana mefedron molly narkotyki ot pasticche pastis pep piguly piksy pillen pixy pochon pochons porro '
  'porros puff puffs resine shisha shrooms snus speed spinelli taz teuch toz trawka trawke trawki uyusturucu vape vapes '
  'weed wiet wietje xan xans xtc zielsko ziola ziolo',
  '^(?=.*\m{amount}\M).*(?:\m{deal}\M.*\m{drug}\M|\m{drug}\M.*\m{deal}\M)');
select private.add_filter_pattern('offer', 'any anyone anybody who whos got have need needs want wants nodig vendo dm hmu pm plug wer hab habe brauch brauche '
  'will jemand qui jai ai veut cherche quien quiere tengo busco alguien chi vuole ho cerco qualcuno wie wil heb zoek '
  'iemand kto chce mam szukam ktos kim ister isteyen var lazim | bars bedo beuh bonzai carts droga drogen drogue drugs '
  'elf elfbar elfbars esrar ganja hasch hasj hasz ketamine kush mdma mefedron narkotyki porro porros puff puffs snus '
  'teuch trawka trawke trawki vapa vape vaper vapers vapes vapy weed wiet xan xans xtc ziola ziolo',
  '{no_garden}\m{who}\M.*\m{sure_drug}\M(?=.*\m(?:\d+|each|cheap|lunch|break|dm|hmu|pm|price|gram\w*|g|euros?|balles|'
  'tientje|recreo|pause|school|schule|free|gratis|zl|tl|stuck)\M|$)');
select private.add_filter_pattern('offer', 'dm hmu pm plug | for pill pills',
  '{no_garden}(?:\m(?:dm|hmu|pm|plug) (?:me )?for (?:some )?(?:{sure_drug}|{maybe_drug})\M|\mplug for\M|'
  '\mneeds? pills? (?:dm|hmu|pm)\M)');
select private.add_filter_pattern('offer', 'bars bedo beuh bonzai bud carts chocolate droga drogen drogue drugs elf elfbar elfbars erba esrar fume fumo ganja '
  'gras grass hasch hasj hasz herbe hierba ketamine kush maria maryska mdma mefedron narkotyki ot pill pillen pills '
  'porro porros puff puffs shit snus stuff teuch trawka trawke trawki vapa vape vaper vapers vapes vapy weed wiet xan '
  'xans xtc ziola ziolo | g gram gramm gramo gramme grammo gr piece stuck pop bag zakje pochon barrette gramow gramy '
  'gramu grami grammi each',
  '{no_garden}\m(?:{sure_drug}|{maybe_drug})\M.*\m{price}\M');
select private.add_filter_pattern('offer', 'plug | need got know whos',
  '\m(?:need|got|know|whos) (?:a |the |ur |your )?plug\M(?! (?:in|socket|adapter|for my)\M)');
select private.add_filter_pattern('offer', 'pill pills | sale each',
  '\mpills? (?:for sale|\d+ each)\M');
