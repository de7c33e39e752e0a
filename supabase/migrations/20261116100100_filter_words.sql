-- The default word list of a new site. Operators change it with `quack words`.

create function pg_temp.add_words(new_kind text, inside boolean, list text) returns void language sql as $$
  insert into private.filter_words (word, kind, is_inside)
  select distinct trim(word), new_kind, inside from unnest(string_to_array(list, ',')) as word
  on conflict do nothing
$$;

-- Also matched inside other words: no harmless word contains them, except those allowed below.
select pg_temp.add_words('block', true,
  'fuck,fvck,phuck,shit,bitch,biatch,cunt,nigger,nigga,faggot,fagot,whore,porn,pr0n,hentai,blowjob,handjob,rimjob,cumshot,'
  'jizz,dildo,masturbat,ejaculat,pussy,asshole,arsehole,jackass,dumbass,bastard,slut,wanker,tosser,twat,motherf,'
  'dickhead,cocksuck,dicksuck,bigdick,suckmy,tranny,retard,wetback,chink,gook,kike,beaner,towelhead,'
  'rapist,pedophil,paedophil,incest,bestiality,onlyfans,pornhub,xvideos,xhamster,redtube,rule34,'
  'killyourself,kysnow,hangyourself,gasthejews,heilhitler,siegheil,whitepower,kukluxklan,terrorist,jihad');
-- Matched as whole words only.
select pg_temp.add_words('block', false,
  'fuk,fck,fcuk,fuq,fux,fuxk,wtf,stfu,milf,sh1t,shyt,sht,shite,ass,arse,asses,arses,asshat,asswipe,butt plug,'
  'dick,dicks,cock,cocks,penis,penises,vagina,clit,clitoris,boner,boob,boobs,tits,titty,titties,nipple,nipples,'
  'anal,anus,cum,cums,cumming,jerk off,jerking off,wank,wanks,wanking,horny,sexy,sex,sexting,nudes,orgasm,orgy,'
  'hooker,prostitute,stripper,thot,fag,fags,lesbo,coon,coons,spic,spics,paki,pakis,gypo,gyppo,'
  'raghead,nazi,nazis,hitler,kkk,tard,spaz,rape,raped,rapes,raping,molest,molester,'
  'pedo,paedo,pedos,paedos,kys,kms,kill yourself,kill urself,kill your self,go die,neck yourself,hang yourself,end your life,'
  'drink bleach,kill myself,cocaine,meth,send nudes,show tits,suck my,blow job,hand job,'
  'son of a bitch,piss off,piss,pissed,bellend,knobhead,tosspot,douche,douchebag,'
  'wh0re,ho3,azz,b1tch,biotch,d1ck,p0rn,nigg,niga,n1gga,mofo,milfs,gangbang,threesome,bdsm,fetish,kinky,'
  'white power,school shooter,school shooting,shoot up,bomb the school');
-- German, French, Spanish, Italian, Dutch, Polish, Turkish.
select pg_temp.add_words('block', true,
  'arschloch,hurensohn,fotze,wichser,missgeburt,schlampe,scheiss,scheiße,ficken,schwuchtel,spasti,kanake,'
  'connard,connasse,enculé,encule,salope,putain,pétasse,nique ta mère,niquetamere,'
  'gilipollas,hijo de puta,hijodeputa,maricón,mierda,pendejo,cabrón,chinga,'
  'vaffanculo,stronzo,stronza,figlio di puttana,coglione,cazzo,puttana,frocio,'
  'klootzak,kankerlijer,kankerhoer,godverdomme,hoerenjong,'
  'kurwa,kurwy,spierdalaj,skurwysyn,pierdol,jebać,jebac,chuj,pizda,pedał,'
  'orospu,siktir,sikerim,amına koy,aminakoy,piç kurusu,yarrak,götveren,ibne');
select pg_temp.add_words('block', false,
  'arsch,ärsche,hure,huren,nutte,nutten,fick,fickt,gefickt,titten,schwanz lutschen,pimmel,möse,judensau,zigeuner,'
  'kinderficker,verpiss dich,bring dich um,sieg heil,heil hitler,'
  'merde,couille,couilles,chatte mouillée,pute,putes,pédé,tapette,bougnoule,négro,nègre,ta gueule,fdp,ntm,va mourir,suicide toi,'
  'puta,putas,puto,putos,coño,joder,marica,sudaca,negrata,mátate,matate,ptm,hdp,'
  'merda,minchia,troia,zoccola,mignotta,pompino,negro di merda,terrone,ammazzati,ricchione,'
  'kut,kutwijf,hoer,hoeren,neuken,flikker,mongool,neuk,maak jezelf dood,'
  'dupek,cipa,jebany,jebana,zjeb,ciota,cwel,suka,kutas,huj,dziwka,dziwki,pedal,zabij się,'
  'sikik,piç,oç,amk,aq,sikeyim,kahpe,pezevenk,gavat,kendini öldür,yarak');
-- Russian, Ukrainian, Greek, Arabic and Hindi, in their own alphabets.
select pg_temp.add_words('block', false,
  'блять,блядь,бля,сука,суки,хуй,хуя,хуйня,пизда,пиздец,ебать,ёбаный,ебаный,мудак,гандон,пидор,пидорас,шлюха,долбоеб,cyka,blyat,suka blyat,'
  'курва,хуйло,μαλακας,μαλάκα,γαμωτο,πουτανα,πουστης,كس امك,شرموطة,كلب ابن كلب,قحبة,मादरचोद,बहनचोद,चूतिया,रंडी,madarchod,behenchod,chutiya,bhenchod');

-- Harmless words and phrases that contain a blocked word.
select pg_temp.add_words('allow', false,
  'shiitake,shitake,harshit,harshita,akshit,akshita,rakshit,rakshita,dikshit,ashita,yoshitsune,yoshitaka,takeshita,matsushita,'
  'kinoshita,yamashita,mishit,scunthorpe,snigger,niggle,niggardly,retardant,pussycat,pussy willow,chinkapin,gobbledegook,'
  'gobbledygook,dick van dyke,moby dick,philip k dick,dick grayson,cock a doodle doo,dvorak,'
  'supporn,siriporn,somporn,pornthip,chujo,cazzola,cazzotto,cazzuola,spastisch,antiterrorist,counterterrorist,'
  'middlesex,essex,sussex,wessex,same sex,sex education,sexes,rape seed,'
  'assess,therapist,badminton,stafford,flagstaff,wagstaff,unofficial,principality');

-- Names that could pass for staff of the site or of a school.
select pg_temp.add_words('staff', true,
  'admin,administrator,moderator,support,staff,quackademy,teacher,headteacher,principal,headmaster,headmistress,official,'
  'sysadmin,webmaster,gamemaster,helpdesk,customer service,developer team');
select pg_temp.add_words('staff', false,
  'mod,mods,system,root,owner,help,null,undefined,anonymous,deleted,everyone,nobody,server,operator,security,no-profile,'
  'dev,developer,janitor,counselor,counsellor,professor,lehrer,lehrerin,schulleiter,rektor,direktor,directeur,directrice,'
  'professeur,maestro,maestra,profesor,profesora,director,directora,preside,insegnante,leraar,lerares,nauczyciel,dyrektor,öğretmen,'
  'police,polizei,policia,abuse,postmaster,hostmaster,guest,visitor,race,duel,friends,moderation');
