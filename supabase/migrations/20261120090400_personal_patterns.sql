-- Patterns of sentences that tell who or where the writer is.

-- The age of the writer, also told indirectly.
select private.add_filter_pattern('age', 'i im ima bin werde ik am m | 12',
  '\m(?:i ?a?m|im|ima|ich bin|ich werde|^bin|ik ben|ik word|i (?:just |am |will be )?turn(?:ed|ing)?)\s+(?:(?:only|just|like|about|almost|nearly|'
  'actually|also|now|turning|erst|schon|gerade|grad|fast|auch|jetzt|nu|pas|net|bijna|ook|al|nog)\s+)*{age}\M(?![.] ?(?:geworden|platz|in|im|auf|am)\M)(?=\s*(?:$|[!?),;]|[.](?!\d)|(?:years?|yrs?|'
  'yr|yo|y/o|y|jahre?|jaar|and|but|lol|btw|u|you|too|rn|now|so|wbu|hbu|male|female|boy|girl|m|f|next|old|haha|irl|und|en|aber|wie|du|auch|geworden|jij|maar|'
  'ook|from|aus|uit|what|how|xd|lmao|today|tomorrow|morgen|heute|soon|bald)\M(?!\s*\d)))');
select private.add_filter_pattern('age', 'anitos anni anos ans lat latek roku | 12',
  '\m(?:j ?ai|g|jvais avoir|je vais avoir|tengo|cumplo|cumpli|acabo de cumplir|ho|compio|faccio|mam|skonczyl[ae]m|koncze)\s+(?:(?:ya|gia|solo|juste|'
  'seulement|appena|quasi|prawie|juz|dopiero|deja|que|bientot|casi)\s+)*{age}\s*(?:ans|anos|anitos|anni|lat|latek|roku)\M');
select private.add_filter_pattern('age', 'i im am m bin ben suis chui soy sono jestem | 12',
  '\m(?:i ?a?m(?! (?:ersten|zweiten|dritten|letzten|nachsten|neuen|alten|buch|film|spiel|kapitel|teil|jahr|raum|haus)\M)|ich bin|ik ben|je suis|chui|soy|sono|jestem|ben)\M(?: (?:die|der|de|la|el|una?|een|a))? (?!(?:in|at|on|bei|auf|im|am|en|na|w|up|down|only|'
  'about|like|almost|over|under|still|now|just|the|my|op|a|level|lvl|number|nummer|nr|rank|rang|platz|place|top|round|wave|lap|player|team|class|sur|al|'
  'nel|nivel|niveau|livello|numero)\M)[a-z]{2,}(?: (?!level|lvl|niveau|nivel|livello|poziom|numero|number|nr)[a-z]{3,})?,?(?: und| and| et| y| e| en| i)?\s+{age},'
  '?\s*(?:(?:years?(?: old)?|yo|jahre?(?: alt)?|jaar(?: oud)?|ans|anos|anni|lat|yasinda\w*),?\s*(?:and |und |et |y |e |en |i )?)?(?:$|(?:from|aus|uit|de|'
  'di|da|z|ze)\M\s+[a-z]{3,})');
select private.add_filter_pattern('age', 'j jaar jahre | 12',
  '(?:^|[,.!?] ?)(?:ben|bin)\s+{age}\s+(?:jaar|jahre|j)\M');
select private.add_filter_pattern('age', 'jaar | 12',
  '\mik ben [a-z]+ {age} jaar\M');
select private.add_filter_pattern('age', 'm10 m11 m12 m13 m14 m15 m16 m17 f10 f11 f12 f13 f14 f15 f16 f17 w10 w11 w12 w13 w14 w15 w16 w17',
  '^[mfw]1[0-7]\M(?= (?:here|hier|from|aus|uit|de|di|z|uk|us|usa)\M|$)');
select private.add_filter_pattern('age', 'm f | 12',
  '^[mf] 1[0-7]\M(?= (?:here|hier|from|aus|uit|de|di|z|uk|us|usa)\M)');
select private.add_filter_pattern('age', '10f 11f 12f 13f 14f 15f 16f 17f 10w 11w 12w 13w 14w 15w 16w 17w 10m 11m 12m 13m 14m 15m 16m 17m',
  '^1[0-7][fw]\M(?: \w+){0,3}$|^1[0-7]m (?:uk|usa?|here|from|hier|aus|ger)\M');
select private.add_filter_pattern('age', 'turn turned turning | 12',
  '\mi (?:just |am |will be )?turn(?:ed|ing)? {age}\M(?! (?:points|coins|levels?)\M)');
select private.add_filter_pattern('age', 'tengo | 12',
  '\mtengo {age}(?: anos)? y (?:tu|vos)\M');
select private.add_filter_pattern('age', 'piges | 12',
  '\m(?:j ?ai|g) {age} piges\M');
select private.add_filter_pattern('age', 'im am m | 12',
  '\mi ?a?m {age} ?[mf] [a-z]{3,}$');
select private.add_filter_pattern('age', '/ | f m',
  '\m1[0-7] ?/ ?[mf] ?/');
select private.add_filter_pattern('age', 'yasima yasimdayim yasinda yasindayim yasindayiz | 12',
  '\m{age}\s*yas(?:indayim|indayiz|ima|imdayim)\M|^(?:ben )?{age}\s*yasinda$|\mben {age} yasinda\M');
select private.add_filter_pattern('age', 'yasim | 12',
  '\myasim\s*:?\s*{age}\M');
select private.add_filter_pattern('age', 'age alter edad eta leeftijd wiek | 12',
  '\m(?:my age|mein alter|mi edad|la mia eta|mon age|mijn leeftijd|moj wiek)\M\s*(?:is|ist|es|e|est|to|cest|:|=)?\s*{age}\M');
select private.add_filter_pattern('age', 'age | 0',
  '\mage\s*[:=]\s*\d+');
select private.add_filter_pattern('age', 'yo / .o 6yo 7yo 8yo 9yo 10y* 11y* 12y* 13y* 14y* 15y* 16y* 17y* | 12',
  '\m(?:[5-9]|1[0-9])\s*(?:yo|y/o|y[.]o)\M');
select private.add_filter_pattern('age', '/ | f m',
  '\m(?:[5-9]|1[0-9])\s*/\s*[mf]\M');
select private.add_filter_pattern('age', 'f m | / 0',
  '\m[mf]\s*/?\s*1[0-9]\M(?=\s*$|\s*/)');
select private.add_filter_pattern('age', 'anni anos ans alt lat old oud yas | 12',
  '^(?:hi |hey |hello |hallo |salut |hola |ciao |hoi |czesc |selam )?(?:me )?{age}\s*(?:years? old|yrs? old|jahre alt|jaar oud|ans|anos|anni|lat|yas)\M');
select private.add_filter_pattern('age', 'old | year years yr yrs',
  '\m(?:[5-9]|1[0-9])\s*(?:years?|yrs?)[ -]old\s+(?:girl|boy|here|from|m|f|btw)\M');
select private.add_filter_pattern('age', '0 | born geboren nee ne naci nato nata urodzilam urodzilem',
  '\m(?:i was born|im born|born in|ich bin geboren|geboren (?:am|in)|ik ben geboren|je suis nee?|naci|sono nat[ao]|urodzil[ae]m sie)\M\s*(?:in|on|am|im|'
  'op|en|el|le|nel|il|w|jahr|ano|anno)*\s*(?:[a-z]+ )?\d+');
select private.add_filter_pattern('age', 'born dogumluyum geboren | 0',
  '\m(?:19|20)\d\d\s*(?:dogumluyum|geboren|born)\M');
select private.add_filter_pattern('age', 'bday birthday anniversaire cumpleanos compleanno verjaardag urodziny dogum geburtstag b | 0',
  '\m(?:my birthday is|my b-?day is|mein geburtstag ist|mon anniversaire (?:est|cest)|mi cumpleanos es|il mio compleanno e|mijn verjaardag is|'
  'moje urodziny sa|dogum gunum)\M[^.!?]*\d');
select private.add_filter_pattern('age', 'class form grade | 0 eighth fifth first fourth ninth second seventh sixth tenth third',
  '\mi ?a?m in (?:the )?(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:grade|class|form)\M');
select private.add_filter_pattern('age', 'class form grade year yr | 0',
  '\mi ?a?m in (?:grade|year|yr|class|form) \d+\M');
select private.add_filter_pattern('age', 'klasse | gehe in',
  '\mich (?:bin|gehe) in (?:der|die) (?:\d+[.]?|ersten?|zweiten?|dritten?|vierten?|funften?|sechsten?|siebten?|achten?|neunten?) klasse\M');
select private.add_filter_pattern('age', 'zit | groep klas',
  '\mik zit in (?:groep|klas) \d');
select private.add_filter_pattern('age', 'suis | cp ce1 ce2 cm1 cm2 cm eme 3eme 4eme 5eme 6eme 3me 4me 5me 6me sixieme cinquieme quatrieme troisieme',
  '\mje suis en (?:c[pem][12]?|\d ?e?me|sixieme|cinquieme|quatrieme|troisieme)\M');
select private.add_filter_pattern('age', 'estoy | eso grado primaria',
  '\mestoy en (?:\d+|primero|segundo|tercero|cuarto|quinto|sexto) (?:de )?(?:primaria|eso|grado)\M');
select private.add_filter_pattern('age', 'faccio | elementare media',
  '\mfaccio la (?:\w+ )(?:media|elementare)\M');
select private.add_filter_pattern('age', 'klasy | chodze',
  '\mchodze do (?:\d+|\w+) klasy\M');
select private.add_filter_pattern('age', 'sinifa sinifim siniftayim | 0 gidiyorum',
  '\m\d+[.]? sinif(?:tayim|a gidiyorum|im)\M');

-- The school of the writer, by name or number.
select private.add_filter_pattern('school', 'school schools | : called my name named our',
  '\m(?:my|our) (?:\w+ )?school(?:s name|s)?\M\s*(?:is(?: called| named)?|:|=)\s*(?!{opinion}\M)\S+');
select private.add_filter_pattern('school', 'academy college elementary grammar gymnasium high primary school | . 0 am are attend go im study went',
  '\m(?:im|(?:i|we) (?:go|went|study|am|are|attend))\M(?: to| at| in)?\s+(?!(?:the|my|a|an|bed|sleep|after|before|eat|no|get|play|from|this|that|same|'
  'different|another|new|good|bad|big|small|boring|your|our|home|work|church|school|high school|middle school|college|elementary|primary|in|at|to|late|'
  'going|not|so|bored|doing|still|now|back|on|off|done|sick|ready|playing)\M)(?:[a-z0-9.-]+ ){1,4}(?:school|academy|college|elementary|primary|high|'
  'gymnasium|grammar)\M');
select private.add_filter_pattern('school', 'ps st saint p | 0 am from im sai* to',
  '\m(?:i go to|im at|i am at|im from) (?:ps|p s|st|saint) ?[a-z0-9]+');
select private.add_filter_pattern('school', 'ich | schule gymnasium',
  '\mich (?:gehe?|geh|bin|war) (?:auf|in|an|am|ins|aufs|ans|zur|zum)\M(?: (?:die|das|der|dem|den))?\s+(?!haupt|grund|real|gesamt|vor|hoch|musik|'
  'fahr)[a-z0-9.]+-?(?:schule|gymnasium)\M');
select private.add_filter_pattern('school', 'ans aufs geh gehe gesamtgymnasium gesamtschule grundgymnasium grundschule gymnasium hauptgymnasium hauptschule ins obergymnasium oberschule '
  'realgymnasium realschule schule zum zur | . ich',
  '\mich (?:gehe?|geh|bin) (?:auf|in|an|am|ins|aufs|ans|zur|zum)\M(?: (?:die|das|der|dem|den))?\s+(?!(?:die|das|der|dem|den|meine|meiner|eine|einer|'
  'unsere|unserer|deine)\M)[a-z0-9.-]+[ -](?:grund|haupt|real|gesamt|ober)?(?:schule|gymnasium)\M');
select private.add_filter_pattern('school', 'schule | meine',
  '\mmeine schule (?:heisst|ist die|ist das|:)\s*\S+');
select private.add_filter_pattern('school', 'schule | meine',
  '\mmeine schule ist (?!{opinion}\M|die|das)\S+');
select private.add_filter_pattern('school', 'college ecole lycee | au chui etudie jsuis jvais l suis vais',
  '\m(?:je (?:vais|suis|etudie)|jvais|chui|jsuis) (?:au|a l|a la|a|en)\s*(?:college|lycee|ecole)\s+(?!(?:demain|et|mais|pour|maintenant|en|le|ce|cet|a|'
  'lundi|mardi|jeudi|tous|avec|apres|aujourdhui|jusqua|les|puis|donc|ou|je|jai|car|bientot|la|de|du|aussi|ciao|bye|tout)\M)[a-z]{3,}');
select private.add_filter_pattern('school', 'mon | college ecole lycee',
  '\mmon (?:college|lycee|ecole) (?:sappelle|cest|est (?:le|la|l))\s+(?!{opinion}\M)\S+');
select private.add_filter_pattern('school', 'estudio voy | cole colegio escuela insti instituto',
  '\m(?:voy|estudio) (?:al|a la|en el|en la|en)\s*(?:colegio|escuela|instituto|insti|cole)\s+(?!(?:manana|y|pero|para|ahora|en|a|el|lunes|todos|con|'
  'despues|hoy|hasta|los|luego|porque|de lunes|asi|ya|adios|que|por|tambien|cada)\M)[a-z]{2,}');
select private.add_filter_pattern('school', 'cole colegio escuela instituto llama | mi',
  '\mmi (?:colegio|escuela|instituto|cole) (?:se llama|es (?:el|la))\s+(?!{opinion}\M)\S+');
select private.add_filter_pattern('school', 'frequento studio vado | istituto liceo media scuola',
  '\m(?:vado|studio|frequento) (?:alla?|allo|il|la|a)\s*(?:scuola|liceo|istituto|media)\s+(?!(?:domani|e|ma|per|adesso|ora|in|a|il|lunedi|con|dopo|oggi|'
  'fino|poi|quindi|perche|ciao|tutti|anche|di|ogni)\M)[a-z]{3,}');
select private.add_filter_pattern('school', 'scuola | mia',
  '\m(?:la )?mia scuola (?:si chiama|e la)\s+(?!{opinion}\M)\S+');
select private.add_filter_pattern('school', 'ga ging naar zit | . 0 college gymnasium ik lyceum school',
  '\mik (?:zit|ga|ging) (?:op|naar)(?: de| het)?\s+(?!(?:middelbare|basis|mijn|een|de|school)\M)(?:[a-z0-9.-]+ )?[a-z0-9.-]*(?:school|college|lyceum|'
  'gymnasium)\M(?<!(?:op|naar) (?:basis|middelbare |hoge)school)');
select private.add_filter_pattern('school', 'school | mijn',
  '\mmijn school (?:heet|is (?:het|de))\s+(?!{opinion}\M|beste|leukste)\S+');
select private.add_filter_pattern('school', 'school | mijn',
  '\mmijn school is (?!{opinion}\M|het|de)\S+');
select private.add_filter_pattern('school', 'chodze ide ucze | gimnazjum imienia liceum lo nr numer podstawowej podstawowki sp sredniej szkole szkoly',
  '\m(?:chodze|ide|ucze sie) (?:do|w)\s*(?:szkoly|sp|liceum|lo|podstawowki|gimnazjum|szkole)\s*(?:podstawowej|sredniej)?\s*(?:nr|numer|im|imienia|w|we|'
  '\d)\s*\S*');
select private.add_filter_pattern('school', 'szkola | moja',
  '\mmoja szkola (?:to|nazywa sie)\s+(?!{opinion}\M)\S+');
select private.add_filter_pattern('school', 'gidiyorum gidiyoruz okuyorum | anadolu ilkokulu ilkokuluna ilkokulunda ilkokulunde ilkokulune koleji kolejina kolejinda kolejinde kolejine lisesi '
  'lisesina lisesinda lisesinde lisesine ortaokulu ortaokuluna ortaokulunda ortaokulunde ortaokulune',
  '\m[a-z]{3,} (?:ilkokulu|ortaokulu|lisesi|anadolu lisesi|koleji)(?:na|nda|nde|ne)?\M[^.!?]*\m(?:gidiyorum|okuyorum|gidiyoruz)\M');
select private.add_filter_pattern('school', 'okulum okulumun | adi ilkokulu koleji lisesi okulu ortaokulu',
  '\mokulum(?:un adi)?\M\s*:?\s*(?!{opinion}\M)[a-z0-9]+(?: [a-z]+)? (?:ilkokulu|ortaokulu|lisesi|koleji|okulu)');
select private.add_filter_pattern('school', 'okulumun | adi',
  '\mokulumun adi\M\s*\S+');
select private.add_filter_pattern('school', 'geh gehe bin | gymnasium schule',
  '\m(?:gehe?|bin) (?:auf(?:s| das| die)?|zum|zur|ins|in die|ans|am) (?!(?:die|das|der|meine|eine|unsere|deine|neue|andere|gleiche|selbe)\M)[a-z.-]{3,}(?: [a-z.-]+)?[ -]'
  '(?:grund|haupt|real|gesamt|ober)?(?:gymnasium|schule)\M');
select private.add_filter_pattern('school', 'zit ga | college lyceum gymnasium',
  '\m(?:zit|ga) (?:op|naar)(?: de| het)? (?!(?:mijn|een|de|het|die|dat)\M)[a-z.-]{3,}(?: [a-z.-]+)? (?:college|lyceum|gymnasium)\M');

-- The class of the writer: "7-B", also with a school.
select private.add_filter_pattern('class', '7b | schule gymnasium school academy college lycee ecole colegio instituto escuela scuola media liceo istituto lyceum pod* szk* liceum ilk* ort* lis* '
  'kol*',
  '\m(?:[a-z-]*schule|[a-z-]*gymnasium|school|academy|college|lycee|ecole|colegio|instituto|escuela|scuola|media|liceo|istituto|lyceum|podstawow\w+|'
  'szkol\w*|liceum|ilkokul\w*|ortaokul\w*|lise\w*|kolej\w*)\M.*\m(?:(?:class|klasse|klas|klasa|klasie|classe|clase|year|grade|form|sinif)\s*)?(?:1[0-3]|'
  '[1-9])\s*(?:eme|e|o|a|th)?\s*[-./º°]?\s*(?:[a-f](?![.]m)|eso|sinif\w*|grade|klasse)\M');
select private.add_filter_pattern('class', '7b | schule gymnasium school academy college lycee ecole colegio instituto escuela scuola media liceo lyceum pod* szk* liceum',
  '\m(?:faccio|vado|sono|frequento|im|bin|gehe|zit|chodze|estoy|voy|suis)\M.*\m(?:1[0-3]|[1-9])\s?[a-f]\M.*\m(?:[a-z-]*schule|[a-z-]*gymnasium|school|'
  'academy|college|lycee|ecole|colegio|instituto|escuela|scuola|media|liceo|lyceum|podstawow\w+|szkol\w*|liceum)\M');
select private.add_filter_pattern('class', '7b | im am m bin suis jsuis chui estoy soy voy sono vado zit ben jestem chodze',
  '\m(?:im|i am|ich bin|bin|je suis|jsuis|chui|estoy|soy|voy|sono|vado|ik zit|ik ben|zit|jestem|chodze)\M (?:in|at|en|a|de|nella|alla|in der|in die|'
  'in de|in het|w|do|del)? ?(?:the |la |classe |klas |klasie |klasy |clase |class |klasse |year |grade |form |groep |grupo )?(?!\d+e\M)(?:1[0-3]|'
  '[1-9])\s*(?:eme|e|o|a)?\s*[-./º°]?\s*[a-f]\M(?! (?:level|punkt|point|tor|position|place|rang|manche|partie|tour|vie|ligne|posizione|ronda|runda|'
  'rundzie))');
select private.add_filter_pattern('class', 'sinif | 0',
  '\m(?:1[0-2]|[1-9])\s*[-/. ]?\s*[a-f] sinif\w*\M');
select private.add_filter_pattern('class', 'gidiyorum sinifindayim sinifogrencisiyim siniftayim | 0 sinifa sinifina',
  '\m(?:1[0-2]|[1-9])\s*[-/.]?\s*[a-f]?\s*sinif(?:indayim|tayim|ogrencisiyim|a gidiyorum|ina gidiyorum)\M');
select private.add_filter_pattern('class', 'ilkokulundayim ilkokulundeyim ilkokuluyim kolejindayim kolejindeyim kolejiyim lisesindayim lisesindeyim lisesiyim ortaokulundayim ortaokulundeyim '
  'ortaokuluyim',
  '\m\w+ (?:ilkokulu|ortaokulu|lisesi|koleji)(?:nda|nde)?yim\M');

-- Where the writer lives.
select private.add_filter_pattern('address', 'avenue crescent lane road street terrace | 0',
  '\m(?<!(?:level|map|stage|round|lap) )\d{1,4}[a-z]?,? [a-z]{3,}(?: [a-z]{3,})? (?:street|avenue|road|lane|crescent|terrace)\M');
select private.add_filter_pattern('address', '0 | strasse straat str',
  '\m[a-z]{3,}(?:strasse|straat|str[.]) ?\d{1,3}[a-z]?\M');
select private.add_filter_pattern('address', 'allee avenue bis boulevard chemin impasse rue ter | 0',
  '\m\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|chemin|impasse|allee) [a-z]{2,}');
select private.add_filter_pattern('address', 'calle | 0 del n num numero',
  '\mcalle (?:de |del |de la )?[a-z]{3,}(?: [a-z]{3,})?,? (?:n |no |numero |num )?\d{1,3}\M');
select private.add_filter_pattern('address', 'via | 0 abito casa',
  '\m(?:abito|in|sono in|casa) via (?!discord|chat|mail|whats|snap|insta)[a-z]{3,}(?: [a-z]{3,})?,? \d{1,3}\M');
select private.add_filter_pattern('address', 'ul ulica ulicy | 0',
  '\m(?:ul|ulica|ulicy)[.]? [a-z]{3,} \d{1,3}\M');
select private.add_filter_pattern('address', 'cad cadde caddesi daire kat mah mahalle mahallesi numara sok sokagi sokak | . 0',
  '\m(?:sok(?:ak|agi)?|cad(?:de|desi)?|mah(?:alle|allesi)?)\M[.]? (?:no|numara|daire|kat)\M[.:]? ?\d{1,3}\M');
select private.add_filter_pattern('address', 'address | : home my our the',
  '\m(?:my|our) (?:home )?address\M\s*(?:is|:|=)\s*\S+');
select private.add_filter_pattern('address', 'address | gimme give home send tell what whats',
  '\m(?:whats|what is|give me|gimme|send me|tell me)\s+(?:ur|your) (?:home )?address\M');
select private.add_filter_pattern('address', 'live stay | at',
  '\m(?:i|we) (?:live|stay) at\M\s+(?!(?:the (?:pond|end|top|bottom)|home|this|school)\M)\S+');
select private.add_filter_pattern('address', 'live stay | apartment apartments ave avenue behind blvd boulevard by close court crescent drive flat garden gardens hill lane ln near number rd road '
  'square st str street terrace way',
  '\m(?:i|we) (?:live|stay) (?:on|in|near|by|behind)\M\s+(?:\S+\s+){0,4}(?:street|str|st|road|rd|avenue|ave|lane|ln|drive|close|court|way|blvd|boulevard|'
  'terrace|crescent|square|apartments?|flat|house number|hill|gardens?)\M');
select private.add_filter_pattern('address', 'live | 0 near',
  '\m(?:i|we) live (?:in|on|near)\M\s+\d+');
select private.add_filter_pattern('address', 'house | : my near number',
  '\mmy house (?:number )?(?:is|:) (?:at|on|in|near|number|\d+)\M');
select private.add_filter_pattern('address', 'wohn wohne wohnen',
  '\m(?:wir wohnen|ich wohne?|wohne)\M[^.!?]*(?:strasse|str[.]|str\M|weg\M|gasse\M|platz\M|allee\M|ufer\M|ring\M|damm\M)[^.!?]{0,3}\d*');
select private.add_filter_pattern('address', 'wohn wohne wohnen | 0',
  '\m(?:ich wohne?|wir wohnen|wohne)\M\s+(?:in|an|am|im|auf)\M[^.!?]*\d{1,4}[a-z]?\M');
select private.add_filter_pattern('address', 'adres adresim adresse direccion mio',
  '\m(?:meine adresse|mon adresse|mi direccion|(?:il )?mio indirizzo|mijn adres|moj adres|ev adresim|adresim)\M\s*(?:ist|est|cest|es|e|is|to|:|=)?\s*\S+');
select private.add_filter_pattern('address', 'habite jhabite nous vis | 0 allee avenue boulevard chemin habitons impasse j place quai route rue',
  '\m(?:j ?habite|on habite|nous habitons|je vis)\M[^.!?]*(?:\d+|\m(?:rue|avenue|boulevard|chemin|allee|impasse|place|quai|route)\M)');
select private.add_filter_pattern('address', 'vivimos vivo | / av avda avenida barrio calle carrer numero paseo plaza',
  '\m(?:vivo|vivimos)\M[^.!?]*\m(?:calle|avenida|avda|av|plaza|paseo|carrer|c/|numero|barrio)\M[^.!?]{0,3}\S+');
select private.add_filter_pattern('address', 'abitiamo abito sto vivo | corso largo piazza strada via viale vicolo',
  '\m(?:abito|vivo|abitiamo|sto)\M[^.!?]*\m(?:via|viale|corso|piazza|vicolo|largo|strada)\M\s+\S+');
select private.add_filter_pattern('address', 'wonen woon | ik we wij',
  '\m(?:ik woon|wij wonen|we wonen)\M[^.!?]*(?:straat|laan\M|weg\M|plein\M|gracht\M|kade\M|dijk\M|singel\M|\m\d+\M)');
select private.add_filter_pattern('address', 'mieszkam mieszkamy | . al alei os osiedlu placu ul ulica ulicy',
  '\m(?:mieszkam|mieszkamy)\M[^.!?]*\m(?:ul|ulicy|ulica|osiedlu|os|alei|al|placu)\M[.]?\s*\S+');
select private.add_filter_pattern('address', 'mieszkam | 0',
  '\mmieszkam\M[^!?]*\d+');
select private.add_filter_pattern('address', 'evim oturuyorum oturuyoruz yasiyorum',
  '(?:sok(?:ak|agi)|cad(?:de|desi)|mah(?:alle|allesi)?|sokagin|apartman|bulvar)[a-z]*\M[^!?]*\m(?:oturuyorum|yasiyorum|oturuyoruz|evim)\M');
select private.add_filter_pattern('address', 'evim',
  '\mevim\M[^!?]*(?:sok|cad|mah)[a-z]*\M');
select private.add_filter_pattern('address', 'live | near next behind opposite beside',
  '\m(?:i|we) live (?:in|at) [a-z]{3,}(?: [a-z]+)? (?:near|next to|behind|opposite|beside)\M{not_game}');
select private.add_filter_pattern('address', 'postcode zip plz postleitzahl postal pocztowy posta | my meine mon mi mijn moj kodum',
  '\m(?:(?:my|mijn) (?:postcode|zip ?code|zip)|meine (?:plz|postleitzahl)|mon code postal|mi codigo postal|moj kod pocztowy|posta kodum)\M\s*(?:is|ist|est|es|to|:|=)?\s*\S*\d');

-- The full or real name of the writer. A first name alone is accepted.
select private.add_filter_pattern('name', 'actualname familyname fullname irlname lastname legalname middlename name realname secondname truename | actual cest family full irl last lautet '
  'legal middle my real second true',
  '\mmy (?:real|full|last|family|second|middle|actual|true|irl|legal) ?name{says}(?!(?:a secret|secret|private|not|too|so|hard|boring)\M)\S+');
select private.add_filter_pattern('name', 'surname | cest lautet ma my',
  '\m(?:my|ma) surname{says}\S+');
select private.add_filter_pattern('name', 'name | irl',
  '\m(?:my|irl) name irl{says}\S+');
select private.add_filter_pattern('name', 'name | full last real tell whats',
  '\m(?:whats|what is|tell me) (?:ur|your) (?:real|full|last) name\M');
select private.add_filter_pattern('name', 'name | cest davvero del echt eigenlijk eigentlich lautet my naprawde vraiment wirklich',
  '\mmy name{says}{two}');
select private.add_filter_pattern('name', 'mein | name vorname',
  '\mmein (?:echter|richtiger|voller|ganzer|wahrer) (?:name|vorname){says}\S+');
select private.add_filter_pattern('name', 'mein | familienname nachname',
  '\mmein (?:nachname|familienname|vor- und nachname){says}\S+');
select private.add_filter_pattern('name', 'nachname nachnamen | heiss heisse heisseich heissich',
  '\mmit nachnamen? heisse? ?ich\M');
select private.add_filter_pattern('name', 'heisse | echt eigentlich nachnamen richtig wirklich',
  '\mich heisse (?:mit nachnamen|in echt|eigentlich|wirklich|richtig)\M\s+\S+');
select private.add_filter_pattern('name', 'heisse name mappelle nom llamo nombre chiamo nome heet naam nazywam imie adim ismim | ich mein je mon me mi il ik mijn sie na benim adim ismim',
  '\m(?:ich heisse|mein name ist|je mappelle|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome e|ik heet|mijn naam is|nazywam sie|mam na imie|'
  'benim adim|adim|ismim){two}');
select private.add_filter_pattern('name', 'mon | nom vrai',
  '\mmon (?:vrai |nom complet|vrai prenom)(?:nom|prenom)?{says}\S+');
select private.add_filter_pattern('name', 'nom | mon',
  '\mmon nom de famille{says}\S+');
select private.add_filter_pattern('name', 'apellido nombre | cest completo lautet mi real verdadero',
  '\mmi (?:apellido|nombre real|nombre completo|verdadero nombre|nombre verdadero){says}\S+');
select private.add_filter_pattern('name', 'mio | cognome nome',
  '\m(?:il )?mio (?:cognome|vero nome|nome vero|nome completo|nome e cognome){says}\S+');
select private.add_filter_pattern('name', 'mijn | achternaam naam',
  '\mmijn (?:achternaam|echte naam|volledige naam|hele naam){says}\S+');
select private.add_filter_pattern('name', 'moje | nazwisko prawdziwe',
  '\mmoje (?:nazwisko|prawdziwe imie|imie i nazwisko|prawdziwe nazwisko){says}\S+');
select private.add_filter_pattern('name', 'nazwisko | mam',
  '\mna nazwisko mam\M\s*\S+');
select private.add_filter_pattern('name', 'nazywam | naprawde',
  '\mnaprawde nazywam sie\M\s*\S+');
select private.add_filter_pattern('name', 'adim ismim soyadim soyismim',
  '\m(?:soyadim|soyismim|soy adim|gercek adim|gercek ismim|tam adim|asil adim)\M\s*:?\s*\S+');
select private.add_filter_pattern('name', 'llamo',
  '\mme llamo [a-z]{2,} (?!(?:y|pero|soy|tengo|juego|vivo|hola|como|porque)\M)[a-z]{3,} (?!(?:y|pero|soy|tengo|juego|vivo|hola|como|porque)\M)[a-z]{3,}$');
