-- More words of the default list. Operators change it with `quack words`.

create or replace function pg_temp.add_words(new_kind text, inside boolean, list text) returns void language sql as $$
  insert into private.filter_words (word, kind, is_inside)
  select distinct trim(word), new_kind, inside from unnest(string_to_array(list, ',')) as word
  on conflict do nothing
$$;

-- Phonetic spellings, spellings without vowels, and endings of German, Dutch, Polish and Turkish.
select pg_temp.add_words('block', true,
  'aschloch,arschloc,schaise,schaisse,mothafuk,muddafick,ancule,enkule,joputa,fankul,klerelijer,pleurislij,kutmarokkaan,skurvysyn,spierdol,masterbat,koksuck,cocksuk,seggs,gilipoya,hijuep,amnakoy');
select pg_temp.add_words('block', false,
  'pndjo,pndj,pnche,cbron,kankr,dickwad,dickwads,dreckiges maul,dein maul,batar,batars,retourne en afrique,tornatene in africa,torna in africa,ga terug naar afrika,geh zurück nach afrika,wracaj do afryki,vuelve a africa,pis arap,teringmongool,teringwijf,teringjong,kuthomo,kutmongool,kutmens,cyce,suk my,sukmy,jerkin off,kunt off,retrded,mthrfckr,mthrfkr,mtrfckr,bastart,bastrd,son of a b,fik dich,figg dich,fic dich,fck dich,leck eier,du penner,du opfer,hurens,fils2pute,fils 2 pute,fil de put,fil de pute,'
  'conar,connar,nik ta,nik tes,nike ta,fair foutre,fair foutr,faire foutr,branle toi,espece de pd,tdc,testa di caz,mrda,koño,tyfes,rot op,pleur op,klote,kloten,sloerie,kanker op,kvt,hvj,szmata,szmaty,szmatą,'
  'kretyn,kretynie,cwelu,cwela,cwele,cwelem,cwelami,pedałku,ty pedale,się pedale,frajerze,piçi,piçin,piçler,piçsin,piçlik,piçe,piçsiniz,gebersene,gebersin,orsp,dallama,dangalak,salak mısın,aptal,gerzek,'
  'pis zenci,kürt piçi,pinche,mogolico,mogólico,carepicha,caraverga,gypsy scum,go back to africa,dirty gypsy,unalive,kill urslf,penis,lmaa,fresse du,halt fresse');

-- Words spelled backwards by syllables (French), and compounds.
select pg_temp.add_words('block', false, 'lopsa,lopesa,tasspe,tassepé,teringhoer,teringhoeren,tyfushoer,godverdmome,kutkanker');

select pg_temp.add_words('block', false,
  'choke and die,rope yourself,rope urself,go back to ur country,go back to your own country,go back where you came from,geh zurück in dein land,retourne dans ton pays,'
  'vuelve a tu pais,vete a tu pais,torna al tuo paese,ga terug naar je eigen land,wracaj do swojego kraju,ülkene dön,thats gay,that is gay,this is gay,a slag,a bell end,total bell end,you bell end,'
  'bell ends,du behindertes,du behinderte,du jude,ihr juden gehört,vergast gehört,gehört vergast,gehören vergast,vergast werden,hijo de perra,hija de perra,sit on my face,black ppl are');

-- Polish verbs end like "chuj": "zakochuje się", "wymachuje". The insult is a word of its own, or has these endings.
update private.filter_words set is_inside = false where kind = 'block' and word in ('chuj', 'chój', 'culero');
select pg_temp.add_words('block', true, 'chujow,chujni,chujstw,chujos,nachuj,pochuj,wchuj,dochuj');
select pg_temp.add_words('block', false, 'chuja,chuje,chujem,chuju,chujowi,chujami,chujom,chujów,chujek,chujki,chujku,choj,choju,choja');

-- Everyday words that are near to a blocked one.
select pg_temp.add_words('allow', false,
  'odporn,oporn,sporn,toporn,wyporn,comporne,disporne,proporne,retarder,retarderai,retardera,retarderons,retarderont,retarderez,retardement,retardat,retardant,'
  'salopp,saloppe,saloppen,fagotist,fagotow,fagoter,fagotto,fagotti,goodie,goodies,regina,regine,pleurisy,monger,mongers,chianti,spiced,mosses,kooks,trappist,swanker,pedalled,'
  'pussyfoot,bonner,bellende,bellenden,bellender,débil,débiles,muy debil,mas debil,es debil,esta debil,punto debil,soy debil,mose,mosè,bacini,sparti,spartì,aspettass,spettass,'
  'chinati,parchi,cazzotto,cazzotti,affolla,rimbocchino,strabocchino,trabocchino,imbocchino,sbocchino,abbocchino,borstkanker,longkanker,huidkanker,kankeronderzoek,'
  'kankerpatient,kankerbestrijding,darmkanker,toverkracht,uurwerk,knikker,snikker,noodza,borrel,garay,medroso,medrosa,gotoso,bolear,sukien,wanken,wankend,schlamperei,'
  'schlampig,baissee,baissees,baissent,baissait,die mongolen,der mongolen,de mongolen,kugelstosser,mysterienkult,batch,batches,'
  'kicke,annals,annalen,annales,vergaser,gebers,der geber,ein geber,den geber,rapping,rapped,lull,lulls,lulled,cull,culls,culled,glibness,spicing,pedalling,rapeseed,treeing,sikkim,'
  'inculta,incultas,incultos,votez,mollet,mollets,râpé,râpée,râpés,râpées,râper,râpez,retardé,retardée,retardés,cramp,cramps,crampe,crampes,crampi,mosse,mossa,putto,putti,aspettasse,'
  'spettasse,rispettasse,sospettasse,affollar,incassato,incassati,ammassati,molesti,puzzi,crepai,hertje,hertjes,heertje,heertjes,veerkracht,spoorn,orspui,sult,beleend,spacen,'
  'rekin,rekina,rekiny,rekinem,orspul,tuschelst,buschels,spasste,spassten,ultraschallsensor,chef koks,homo habilis,homo universalis,tempetass,rouspetass,connassent,'
  'vorspule,piscines,pedalled,hersenkanker,kankerverwekkend,buiktyfus,mosses,horcate,sobretarde,skimde,kieks,joderen');

-- More everyday words of the first lists.
select pg_temp.add_words('allow', false,
  'pussy cat,put it,piscina,piscine,piscinas,taskai,cut yourself some slack,cut yourself a,puttanesca,stronzio,fagott,fagotte,shitzu,chinks of,who re you,who re,opfer,salaklar,aptala');
