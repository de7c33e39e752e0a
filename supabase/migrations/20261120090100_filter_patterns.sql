-- Patterns find what single words do not tell: personal data, questions for it, requests, threats and offers, in eight
-- languages. Each has trigger words: a line is compared with a pattern only if it has a word of each of its groups.
-- PostgreSQL keeps 32 compiled patterns for each connection, and compiling one costs more than everything else.

create table private.filter_patterns (
  id int generated always as identity primary key,
  topic text not null check (topic in (
    'mail', 'link', 'account', 'question', 'threat', 'age', 'school', 'class', 'address', 'name', 'meeting', 'moving', 'hate', 'harm', 'sexual',
    'offer'
  )),
  pattern text not null
);
comment on table private.filter_patterns is 'What the filter refuses besides words, by topic. Nothing about a player.';
alter table private.filter_patterns enable row level security;

-- A word; the first three letters of words, with a star; a sign of the line; 0 for any digit; a dot for one that joins words.
create table private.filter_triggers (
  word text collate "C" not null,
  -- Many patterns need a word of each of two groups, 1 and 2. The only group of the others is 3.
  part int not null check (part between 1 and 3),
  pattern_id int not null references private.filter_patterns on delete cascade,
  primary key (word, pattern_id)
);
create index filter_triggers_of_pattern on private.filter_triggers (pattern_id);
comment on table private.filter_triggers is 'The words that make the filter compare a line with a pattern. Nothing about a player.';
alter table private.filter_triggers enable row level security;

-- Patterns stay small because one sign stands for every term of a list.
create table private.filter_terms (
  -- The first word of the term; its first three letters and a star if the term ends with a star.
  key text collate "C" not null,
  list text not null check (list in ('age', 'app', 'site', 'people', 'real', 'place', 'day', 'digit')),
  -- One word or several. A star at the end stands for more letters.
  term text not null,
  primary key (key, list, term)
);
comment on table private.filter_terms is 'Lists of words that the patterns of the filter read as one sign. Nothing about a player.';
alter table private.filter_terms enable row level security;

-- Adds terms with commas between them to a list.
create function private.add_filter_terms(new_list text, terms text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.filter_terms (key, list, term)
  select case when t.term like '% %' then split_part(t.term, ' ', 1) when t.term like '%*' then left(t.term, 3) || '*' else t.term end, new_list, t.term
  from unnest(string_to_array(terms, ',')) as t (term);
end $$;

-- Adds a pattern and its trigger words, one group or two with | between them. {name} stands for one of these lists.
create function private.add_filter_pattern(topic text, triggers text, pattern text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lists constant text[] := array[
    '{not_game}',
      '(?!.*\m(?:game|level|map|lobby|platform|lava|treasure|coins?|skins?|spiel|karte|plattform|insel|basis|schatz|munzen|jeu|niveau|carte|tresor|pieces|juego|nivel|mapa|partida|tesoro|'
      'monedas|agua|gioco|livello|mappa|monete|nuvola|spel|kaart|munten|gra|grze|poziom\w*|mapie|skarb|monety|oyun\w*|seviye\w*|harita\w*|hazine|altin)\M)',
    '{amount}',
      '(?:gram|grams|gramm|gramme|grammes|gramo|gramos|grammo|grammi|gramow|gramy|grama|grami|gramini|gr|g|eur|euro|'
      'euros|dollars?|bucks|quid|pounds?|balles?|tientje|zl|zlotych|zloty|tl|lira|liraya|dm|pm|priv|mp|pb|prive|md|'
      'ozelden|ozel|privado|privato|ucuz|pro gramm|ioe|per gram|piece|stuck|a pop|\d+|scriva|scrivetemi|scrivimi|vuole|quiere|quieren|interesa|'
      'interessa|wants|meldet|melden|ecrivez|veut|hmu|wil|stuur|chce|chetny|chetni|isteyen|yazsin)',
    '{deal}',
      '(?:sell|selling|sells|buy|buying|got some|dealing|hook you up with|hmu for|plug for|for sale|verkaufe?|'
      'verkauf|verkaufen|verticke?|vertick|kaufen|kauf bei mir|besorge?|vends|vend|vendre|achete|acheter|dispo|livre|'
      'dealer|dealeur|vendo|vende|vendemos|compro|compra|consigo|paso|spaccio|vendiamo|comprate|procuro|verkoop|'
      'verkopen|koop|kopen|te koop|dealen|deal|sprzedam|sprzedaje|sprzedamy|opchne|ogarne|zalatwie|kupie|kup|'
      'satiyorum|satilik|satarim|satilir|satiyoruz|satan|almak isteyen|lazim olan)',
    '{drug}',
      '(?:gras|lherbe|weed|drugs?|coke|cocaine|hash|hashish|shrooms|xans?|molly|ecstasy|lsd|acid tabs|edibles|'
      'joints?|vapes?|elf ?bars?|snus|dope|kush|drogen|marihuana|haschisch|hasch|shisha|kokain|pep|amphetamine?|'
      'joint|beuh|drogue|drogues|cannabis|herbe|resine|teuch|ecsta|taz|pochons?|puffs?|bedo|bedos|droga|drogas|'
      'hierba|maria|coca|cocaina|porros?|chocolate hachis|hachis|pastis|cristal|costo|canutos?|ganja|erba|fumo|canne|'
      'canna|pasticche|droghe|spinelli|marijuana|wiet|drugs|xtc|hasj|pillen|lachgas|jonko|jointjes|speed|ketamine|'
      '3mmc|wietje|ziolo|ziola|trawka|trawke|trawki|zielsko|marihuane|narkotyki|dragi|amfe|amfetamine|koks|koke|'
      'kokaine|hasz|piguly|pixy|piksy|jointy|mefedron|blanty|esrar|uyusturucu|bonzai|hap|eroin|extasy|ot|toz|kubar)',
    '{clear_drug}',
      '(?:weed|drugs|coke|cocaine|hashish|shrooms|xans?|ecstasy|lsd|vapes?|elf ?bars?|snus|dope|kush|drogen|'
      'haschisch|kokain|beuh|drogues?|bedo|porros?|droga|drogas|marihuana|cocaina|hachis|ganja|droghe|spinelli|'
      'marijuana|wiet|xtc|hasj|lachgas|jointjes|ziolo|ziola|trawke|marihuane|narkotyki|dragi|amfe|amfetamine|kokaine|'
      'hasz|mefedron|blanty|esrar|uyusturucu|bonzai|eroin|ketamine)',
    '{who}',
      '(?:any ?(?:one|body)|who|whos|who s|got|have|need|needs|want|wants|nodig|vendo|dm|hmu|pm|plug|wer|hab|habe|'
      'brauche?|will|jemand|qui|jai|j ai|ai|veut|cherche|quien|quiere|tengo|busco|alguien|chi|vuole|ho|cerco|'
      'qualcuno|wie|wil|heb|zoek|iemand|kto|chce|mam|szukam|ktos|kim|ister|isteyen|var|lazim)',
    '{sure_drug}',
      '(?:weed|vapers?|vapes?|vapa|vapy|carts|elf ?bars?|snus|kush|ganja|ketamine|mdma|xans?|beuh|teuch|bedo|porros?|'
      'wiet|xtc|hasj|hasch|hasz|ziolo|ziola|trawke|trawki|trawka|mefedron|esrar|bonzai|puffs?|drogen|drugs|droga|'
      'drogue|narkotyki)',
    '{maybe_drug}',
      '(?:pills?|bud|gras|grass|herbe|shit|hierba|maria|erba|fumo|maryska|ot|stuff|pillen|fume|chocolate)',
    '{price}',
      '(?:(?:(?:a|per|each|das|pro|le|la|el|al|il|het|za|o|per) ?)(?:g|gram|gramm|gramo|gramme|grammo|gr|piece|stuck|'
      'pop|bag|zakje|pochon|barrette)|(?:gram|gramm|gramo|gramme|grammo|gramow|gramy|gramu|grami|grammi|zakje|pochon|'
      'barrette))',
    '{no_garden}',
      '^(?!.*\m(?:garden|garten|farm|farming|minecraft|plants?|seeds?|jardin|giardino|tuin|zero|cherry|pepsi|drink|'
      'shake)\M).*',
    '{at_sign}',
      '(?:\s*@\s*|\s*[][(){}<>*_-]+\s*(?:at|aet|@)\s*[][(){}<>*_-]+\s*)',
    '{at_word}',
      '\s+(?:at|aet|arroba|arobase|chiocciola|malpa|apenstaartje|klammeraffe|kuyruklu a)\s+',
    '{clear}',
      '(?:com|c0m|net|n3t|org|0rg|info|uk|eu|fr|nl|pl|ru|de|tr|ch|cz|ca|au|nz|br|xyz|biz|tv|app|dev|cc|edu|gov|ly|gl|online|site|website|club|store)',
    '{dot}',
      '(?:\s*[.](?=[a-z])|\s*[][(){}<>*_-]+\s*(?:[.]|(?:dot|d0t|doht|punkt|punto|punt|point|kropka|nokta))\s*[][(){}<>*_-]+\s*|\s+(?:dot|d0t|doht|punkt|'
      'punto|punt|point|kropka|nokta)\s+)',
    '{dot_word}',
      '(?:dot|d0t|doht|punkt|punto|punt|point|kropka|nokta)',
    '{mail_host}',
      '(?:g ?mail|hotmail|outlook|yahoo|icloud|proton ?mail|gmx|yandex|onet|interia|libero|orange|laposte|ziggo|mail)',
    '{mail_word}',
      '\m[a-z0-9._]{3,}\s+(?:gmail|hotmail|outlook|yahoo|icloud)\s+(?:com|de|fr|es|it|nl|pl)\M',
    '{most}',
      '(?:(?:all|every|the|those|these|you|alle|die|den|diese|tous|toutes|les|ces|aux|todos|todas|los|las|a|esos|tutti|tutte|gli|i|le|agli|ai|questi|de|'
      'wszystkich|wszystkie|tych|wszystkim|butun|tum|hepsi|bu) )*',
    '{spoken_dot}',
      '(?:\s*[.]\s*|\s*[][(){}<>*_-]+\s*(?:[.]|dot|punkt|punto|punt|point|kropka|nokta)\s*[][(){}<>*_-]+\s*|\s+(?:dot|d0t|punkt|punto|punt|point|kropka|'
      'nokta)\s+)',
    '{spoken_slash}',
      '\s*(?:/|\\|slash|schragstrich|barra|barre|sbarra|ukosnik|taksim|streep|schuine streep|bolu|kesme)',
    '{vague}',
      '(?:gg|io|me|it|es|us|co|be|at|is|to|in|so|no|am|my|ai|sh|fun|live|link|shop|game|games|world|space|zone|page|pro|top|one|se|dk)',
    '{age}',
      '(?:[5-9]|1[0-9])',
    '{meet}',
      '(?:meet|meeting|meet ?up|vediamoci|incontriamoci|hang ?out|link up|hang|see (?:you|u|each other)|treffen|treff|trefft|triff|sehen|abhangen|wiedersehen|se voit|se voir|'
      'se retrouve|se retrouver|rencontr\w+|retrouv\w+|voir|rendez ?vous|rdv|rejoins|quedamos|quedar|quedemos|nos vemos|vernos|veamos|veo|conocernos|'
      'conocerte|encontr\w+|juntarnos|juntamos|verte|vediamo|vederci|vedersi|incontr\w+|becchiamo|beccarci|troviamo|trovarci|conoscerci|vederti|afspreken|'
      'ontmoeten|zien|meeten|spreken we af|spreek|chillen|spotka\w+|zobacz\w+|spotyk\w+|ustawmy|poznajmy|widzimy|bulus\w*|gorus\w*|goruselim|tanis\w*|'
      'takil\w*)',
    '{opinion}',
      '(?:boring|closed|cool|bad|big|so|very|too|not|over|out|nice|great|far|near|hard|easy|fun|blocked|blocking|slow|starting|done|finished|really|a|an|'
      'super|okay?|good|ok|small|old|tomorrow|today|today|the best|the worst|doof|blod|langweilig|toll|cool|zu|aus|heute|morgen|vorbei|schon|gross|klein|'
      'nicht|nie|echt|nul|nulle|loin|grande?|petite?|fini|aburrid[oa]|lejos|muy|buen[oa]|noiosa|bella|brutta|finita|lontana|saai|leuk|stom|dicht|klaar|groot|'
      'fajna|nudna|daleko|zamknieta|cok|guzel|sikici|kapali|bitti|uzak)',
    '{says}',
      '\M\s*(?:is|ist|lautet|est|cest|es|e|to|:|=)\s*',
    '{two}',
      '\s+(?:(?:echt|eigenlijk|eigentlich|wirklich|vraiment|davvero|naprawde)\s+)?(?!adim\M)[a-z]{2,}\s+(?:(?:de|van|von|di|del|der|den)\s+)*(?!(?:and|but|'
      'lol|not|too|so|what|whats|hi|the|is|in|from|on|nice|btw|haha|und|aber|auch|wie|ich|et|mais|aussi|je|y|pero|tambien|e|ma|anche|en|maar|ook|ik|i|ale|'
      'tez|ve|ama|de|da|because|weil|ok|xd|gg|please|pls|now|here|yes|no|you|u|who|a|my|like|duck|ducky|quack|adim|senin|sen|seninki|et|toi|tu|du|ty|jij|'
      'jouw|twoje)\M)[a-z-]{3,}(?=\s*$|\s*[.,!?]|\s+(?:(?:and|und|et|y|e|en|i|ve) (?:i|im|go|live|am|ich|gehe|bin|wohne|komme|je|jai|jhabite|vais|suis|habite|tengo|vivo|soy|voy|estudio|ho|abito|vado|'
      'frequento|sono|ik|zit|woon|ga|ben|mam|mieszkam|chodze|jestem)|ik|ich|jai|soy|tengo|vivo|mam|mieszkam|abito|'
      'for real|irl|btw|in real life|in echt|wirklich|en vrai|de verdad|davvero|voor het echt|echt|naprawde|gercekten)\M)',
    '{you}',
      '(?:you|u|ya|yall)',
    '{your}',
      '(?:your|ur|yo|youre|yer)'
  ];
  groups text[];
  new_id int;
begin
  for i in 1 .. cardinality(lists) by 2 loop
    pattern := replace(pattern, lists[i], lists[i + 1]);
  end loop;
  insert into private.filter_patterns (topic, pattern) values (topic, pattern) returning id into new_id;
  groups := string_to_array(triggers, ' | ');
  for i in 1 .. cardinality(groups) loop
    insert into private.filter_triggers
    select distinct word, case cardinality(groups) when 1 then 3 else i end, new_id from unnest(string_to_array(groups[i], ' ')) as word
    on conflict (word, pattern_id) do update set part = 3;
  end loop;
end $$;

revoke execute on function private.add_filter_terms(text, text), private.add_filter_pattern(text, text, text) from public;

-- Ages in words: a number for the patterns.
select private.add_filter_terms('age',
  'five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,sechs,sieben,acht,neun,zehn,elf,'
  'zwolf,zwoelf,dreizehn,vierzehn,funfzehn,sechzehn,zes,zeven,negen,tien,twaalf,dertien,veertien,vijftien,zestien,neuf,dix,'
  'onze,douze,treize,quatorze,quinze,seize,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,dieciseis,nove,dieci,'
  'undici,dodici,tredici,quattordici,quindici,sedici,osiem,dziewiec,dziesiec,jedenascie,dwanascie,trzynascie,czternascie,'
  'pietnascie,on bir,on iki,on uc,on dort,onbir,oniki,dokuz,sekiz');

-- Where people talk.
select private.add_filter_terms('app',
  'snap,snaps,snapa,snapie,snapin,snapim,snapini,snapime,instani,snapten,snape,snapchat*,insta,instan,instam,instama,instami,instaya,'
  'instadan,instada,instaie,instagram*,ig,igs,discord*,disc,dc,whats app*,whats ap,whatsapp*,whatsap*,whtsapp,wazzap*,wazap*,wotsap*,vatsap*,guatsap*,wasapp*,snpchat,instgram,istagram,discrd,dicord,wattsapp,'
  'watsapp*,watsap*,wapp,wapps,wasap,guasap,wsp,wp,wpden,wpten,wpye,appje,telegram*,telgram,tiktok*,tik tok,tt,kik,signal*,'
  'skype*,facebook*,fb,messenger*,messenge,viber*,wechat,we chat,threema,omegle,zoom,facetime,face time,teamspeak,ts3,sc');

-- Other sites where people have an account.
select private.add_filter_terms('site',
  'twitter,twitch,bereal,be real,youtube,yt,steam,roblox,psn,xbox,fortnite');

-- Peoples and faiths that hate is about.
select private.add_filter_terms('people',
  'black ppl,white ppl,gay ppl,trans ppl,asian ppl,jewish ppl,muslim ppl,jews,jew,jewish,muslims,muslim,moslems,moslem,islam,christians,christian,blacks,black people,whites,white people,gays,'
  'gay,gay people,lesbians,lesbian,trans people,arabs,arab,turks,mexicans,mexican,asians,asian,chinese,indians,indian,'
  'africans,african,immigrants,immigrant,migrants,migrant,refugees,refugee,foreigners,foreigner,gypsies,gypsy,kurds,kurd,'
  'poles,romanians,romanian,disabled people,juden,jude,muslimen,muslimn,muslime,auslandern,auslander,auslaendern,'
  'auslaender,tuerken,christen,schwarzen,schwarze,turken,araber,fluchtlingen,fluchtlingn,fluchtlinge,fluchtling,schwulen,'
  'schwule,lesben,kurden,polen,russen,zigeuner,afrikaner,asylanten,migranten,behinderten,behinderte,juifs,juif,juives,'
  'juive,musulmans,musulman,musulmanes,musulmane,chretiens,chretien,noirs,noir,arabes,arabe,homos,etrangers,etranger,'
  'immigres,immigre,turcs,turc,chinois,roms,gitans,gitan,africains,africain,refugies,refugie,homosexuels,homosexuel,judios,'
  'judio,judias,judia,cristianos,cristiano,negros,negro,moros,moro,chinos,chino,gitanos,gitano,inmigrantes,inmigrante,'
  'maricas,africanos,africano,latinos,latino,indios,indio,refugiados,refugiado,homosexuales,extranjeros,extranjero,ebrei,'
  'ebreo,musulmani,cristiani,neri,negri,zingari,immigrati,stranieri,arabi,cinesi,africani,rifugiati,omosessuali,albanesi,'
  'rom,rumeni,meridionali,joden,jood,moslims,zwarten,buitenlanders,marokkanen,vluchtelingen,allochtonen,chinezen,zigeuners,'
  'asielzoekers,homoseksuelen,afrikanen,zydzi,zydow,zyda,zydom,zyd,muzulmanie,muzulmanow,arabow,arabowie,arabom,ukraincow,'
  'ukraincy,ukraincom,murzynow,murzyni,murzynom,cyganow,cyganie,cyganom,gejow,geje,gejom,uchodzcow,uchodzcy,imigrantow,'
  'imigranci,imigrantom,niemcow,ciapatych,arap,zenci,yahudi,yahudiler,yahudileri,yahudilere,kurtler,kurtleri,kurtlere,'
  'ermeniler,ermenileri,ermenilere,araplar,araplari,araplara,suriyeliler,suriyelileri,suriyelilere,zenciler,zencileri,'
  'zencilere,hristiyanlar,hristiyanlari,hristiyanlara,aleviler,alevileri,cingeneler,cingeneleri,escinseller,escinselleri,'
  'escinsellere,multeciler,multecileri,multecilere,rumlar,rumlara');

-- Outside of the game.
select private.add_filter_terms('real',
  'irl,in real life,in person,for real,face to face,offline,in the real world,in echt,im echten leben,in wirklichkeit,'
  'real life,im real life,personlich,en vrai,dans la vraie vie,en personne,pour de vrai,dans la vie reelle,en persona,'
  'en la vida real,cara a cara,de verdad,en vivo,dal vivo,di persona,nella vita reale,nella realta,faccia a faccia,'
  'per davvero,in het echt,in het echte leven,in t echt,in levende lijve,na zywo,w realu,w rzeczywistosci,naprawde,'
  'na serio,w prawdziwym zyciu,twarza w twarz,osobiscie,gercekte,gercek hayatta,yuz yuze,disarida,canli canli');

-- Places of a town.
select private.add_filter_terms('place',
  'behind the school,behind school,outside school,hinter der schule,derriere l ecole,detras del colegio,dietro la scuola,achter school,za szkola,okulun arkasinda,'
  'bios,zwembad,mall,cinema,movie theater,movies,mcdonalds,mcdonald,mcd,mcdo,mcdonald s,starbucks,kfc,burger king,skate park,skatepark,'
  'bus stop,train station,playground,my house,ur house,your house,my place,ur place,your place,my home,after school,'
  'school gates,school gate,shopping center,shopping centre,kino,bahnhof,einkaufszentrum,spielplatz,bushaltestelle,'
  'haltestelle,nach der schule,schwimmbad,freibad,bei mir,zu hause,eisdiele,innenstadt,cine,gare,centre commercial,'
  'chez moi,chez toi,arret de bus,apres les cours,apres l ecole,piscine,centro comercial,mi casa,tu casa,estacion,parada,'
  'despues de clase,polideportivo,piazza,centro commerciale,stazione,casa mia,casa tua,dopo scuola,fermata,oratorio,'
  'parchetto,winkelcentrum,bioscoop,station,speeltuin,bushalte,mijn huis,bij mij,na school,hema,galeri*,kinie,kina,kinem,'
  'dworc*,przystank*,po szkole,po lekcjach,u mnie,u ciebie,centrum handlow*,placu zabaw,avm*,sinema*,istasyon*,'
  'okul cikisi*,okuldan sonra,bizim ev*,sizin ev*,parkta,durakta,metroda,kafede');

-- Days.
select private.add_filter_terms('day',
  'today,tonight,tomorrow,tmrw,tmr,saturday,sunday,monday,tuesday,wednesday,thursday,friday,weekend,heute,morgen,samstag,'
  'sonntag,montag,dienstag,mittwoch,donnerstag,freitag,wochenende,ce soir,demain,samedi,dimanche,lundi,mardi,mercredi,'
  'jeudi,vendredi,manana,hoy,sabado,domingo,lunes,martes,miercoles,jueves,viernes,finde,oggi,domani,sabato,domenica,lunedi,'
  'martedi,mercoledi,giovedi,venerdi,vandaag,zaterdag,zondag,maandag,dinsdag,woensdag,donderdag,vrijdag,dzis,dzisiaj,jutro,'
  'sobote,niedziele,poniedzialek,wtorek,srode,czwartek,piatek,bugun,yarin,cumartesi,pazar,pazartesi,sali,carsamba,persembe,'
  'cuma,haftasonu,hafta sonu');

-- Digits of phone numbers.
select private.add_filter_terms('digit',
  'zero,null,nul,cero,sifir,oh,nulla,one,eins,un,une,uno,una,een,jeden,bir,ein,two,zwei,zwo,deux,dos,due,twee,dwa,iki,tu,'
  'three,drei,trois,tres,tre,drie,trzy,uc,four,vier,quatre,cuatro,quattro,cztery,dort,five,funf,fuenf,cinq,cinco,cinque,'
  'vijf,piec,bes,six,sechs,seis,sei,zes,szesc,alti,seven,sieben,sept,siete,sette,zeven,siedem,yedi,eight,acht,huit,ocho,'
  'otto,osiem,sekiz,ate,nine,neun,neuf,nueve,nove,negen,dziewiec,dokuz');

