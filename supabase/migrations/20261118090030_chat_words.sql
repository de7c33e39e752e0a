-- More words of the default list, from chats in eight languages. Operators change it with `quack words`.

create or replace function pg_temp.add_words(new_kind text, inside boolean, list text) returns void language sql as $$
  insert into private.filter_words (word, kind, is_inside)
  select distinct trim(word), new_kind, inside from unnest(string_to_array(list, ',')) as word
  on conflict do nothing
$$;

-- English
select pg_temp.add_words('block', true,
  'fuk,fucc,fuhk,fack you,fuckyou,bullshit,horseshit,bollock,wankst,buttplug,buttfuck,deepthroat,creampie,cumdump,cumslut,bukkake,faggit,fagget,'
  'niglet,nignog,niqqa,niqqer,shemale,cuckold,jerkoff,jackoff,circlejerk,pornstar,upskirt,dickpic,lolicon,shotacon,zoophil,necrophil,'
  'beastiality,gangrape,ballsack,nutsack,cameltoe,futanari,ahegao,xnxx,chingchong,jigaboo,golliwog,poofter,kaffir,holohoax,'
  'unaliveyourself,unaliveurself,killurself,biiitch,beyotch,bytch,motherfuck,mothafuck,cockhead,cockblock,titfuck,assfuck,assmunch,asslick');
select pg_temp.add_words('block', false,
  'fk you,fk u,fkn,fking,fkin,fuc,fucing,f off,fu bitch,ffs,gtfo,omfg,lmfao,idgaf,effing hell,feck off,frick you bitch,bich,biches,bitc,btch,shiet,sheit,shti,shat on,'
  'ahole,a hole of a person,arsewipe,arse,bum hole,bumhole,butthole,buthole,butthurt bitch,cnt,kunt you,dik head,dikhead,dick head,knobjockey,'
  'titties,tittys,boobies,boobie,scrotum,testicle,testicles,foreskin,erection,semen,sperm,spunk,queef,fap,fapping,masturbate,wank off,'
  'doggy style,doggystyle,sexual,sexually,sext,nsfw,r34,rule 34,nude,naked pic,naked pics,dick pic,dick pics,strip for me,sugar daddy,'
  'you hoe,ur a hoe,a hoe,stupid hoe,dirty hoe,these hoes,brothel,yiff,incel,skank,skanky,whor,sluts,slutty,eat my ass,lick my,suck my dick,suck a dick,suck dick,sukdik,blow me,bend over for me,'
  'touch yourself,touch my,show me your body,take off your clothes,have sex,had sex,make out with me,'
  'chinaman,ching chong,zipperhead,dyke,dykes,homo,homos,no homo,so gay,ur gay,u r gay,youre gay,you are gay,gayass,gaylord,poof,mong,mongoloid,'
  'darkie,wog,wogs,abbo,pikey,pikeys,redskin,squaw,japs,polack,wop,dago,greaseball,1488,white pride,hitler was right,gas the jews,'
  'go back to your country,porch monkey,jungle bunny,sand nigger,camel jockey,cotton picker,'
  'cut yourself,cut urself,slit your wrists,slit ur wrists,jump off a bridge,jump off a building,you should die,u should die,should just die,go and die,'
  'go die,neck urself,neck yourself,end yourself,end urself,unalive yourself,unalive urself,hope you die,hope u die,hope you get cancer,hope u get cancer,'
  'nobody would miss you,no one would miss you,better off dead,commit suicide,kill your self,kill ur self,kill uself,kil yourself,kill yourslf,kyself,k y s,'
  'hang urself,shoot yourself,stab yourself,drink bleach,drink some bleach,kill your family,kill your mom,rape you,slit your throat,i know where you live,'
  'heroin,heroine dealer,crystal meth,mdma,lsd,ketamine,fentanyl,buy weed,sell weed,selling weed,weed dealer,smoke weed,smoking weed,xanax,percocet,percs,'
  'ganja,marijuana,cannabis,buy drugs,sell drugs,selling drugs,drug dealer,buying drugs,got any weed,want some weed,cokehead,crackhead,molly for sale');

-- German
select pg_temp.add_words('block', true,
  'arschgeige,arschgesicht,arschkriecher,arschficker,fickdich,fickfehler,verfickt,ficker,gefickt,hurentochter,hurenkind,hurnsohn,wixer,wixxer,wichs,'
  'nuttensohn,drecksau,dreckssau,schwanzlutsch,votze,fotzn,schwuchtl,spacko,krüppel,kampflesbe,kanacke,kümmeltürke,polacke,schlitzauge,'
  'judenschwein,scheis,kackbratze,beschissen,verpiss,pissnelke,hackfresse,missgebrt,hundesohn,nacktbild,nacktfoto,arschfick,kinderfick,mutterfick');
select pg_temp.add_words('block', false,
  'huso,arschl,nutten,muschi,muschis,pimmel,spast,spasten,spacken,mongo,mongos,behindi,du behinderter,bist du behindert,bist behindert,tunte,tunten,transe,transen,'
  'voll schwul,du schwuler,so schwul,neger,negern,itaker,kanak,kanaken,ab ins gas,ins gas,juden vergasen,ausländer raus,verreck,verrecke,'
  'bringt euch um,bring dich endlich um,häng dich auf,erhäng dich,erschiess dich,töte dich,stirb endlich,geh sterben,geh dich umbringen,spring von der brücke,'
  'du sollst sterben,ich hoffe du stirbst,ritz dich,kacke,kack,pisser,piss dich,halt die fresse,halt deine fresse,halt dein maul,halts maul,halt die schnauze,'
  'fresse halten,bumsen,wichsen,abspritzen,sperma,blas mir einen,lutsch meinen,lutsch mein,zieh dich aus,luder,flittchen,fick deine mutter,deine mutter ist eine,'
  'porno,pornos,koks,kokain,gras verkaufen,gras kaufen,drogen verkaufen,drogen kaufen,verkaufe gras,verkaufe drogen,schwanz lutschen,leck mich am,leck mich,schick nacktbilder');

-- French
select pg_temp.add_words('block', true,
  'conard,connar,salaud,enfoiré,filsdepute,fils de pute,couillon,branleur,branlette,pouffiasse,poufiasse,grognasse,trouduc,tarlouze,tafiole,bougnoul,'
  'chinetoque,niakoué,bamboula,youpin,trisomique,enculer,putin de,sucemoi,salop,pettasse,niketamere');
select pg_temp.add_words('block', false,
  'nique,niquer,niqué,nike ta mère,nik ta mère,nik ta mere,nique sa mère,nique ta race,niquez,niker,batard,bâtard,batards,ma bite,grosse bite,ta bite,suce ma,suce moi,sucer ma,'
  'va te faire foutre,va te faire,foutre,vtff,ftg,ferme ta gueule,ferme ta geule,ta geule,tg,pd,pds,tapettes,gouine,travelo,sale juif,sale juive,sale arabe,'
  'sale noir,sale noire,sale race,race de merde,bicot,sale mongol,gros mongol,espèce de mongol,mongolien,attardé,tue toi,va te pendre,pends toi,va te tuer,va crever,crève,va te suicider,saute du pont,'
  'tu devrais mourir,merdeux,merdique,chier,chiant,fait chier,casse les couilles,cul,trou du cul,gros cul,nichons,nibards,bandant,baise,baisé,baise ta mère,'
  'fellation,sodomie,partouze,cocaïne,beuh,vends de la beuh,acheter de la drogue,vendre de la drogue,vends de la drogue,sale con,gros con,espèce de con,'
  'quel con,petit con,pauvre con,t es con,tes con,trop con,t con,connerie,conneries,conne,garce,montre tes seins,envoie des nudes,nudes,sale pute,bordel de merde,fdpute,encul');

-- Spanish
select pg_temp.add_words('block', true,
  'gilipolla,jilipolla,hijueputa,jueputa,malparid,gonorrea,mamaguevo,mamahuevo,mamabicho,chupapija,chupapolla,putamadre,conchetumadre,conchatumadre,pelotudo,'
  'hijoputa,pendeja,cabrona,maricona,follar,follate,follame,chupamela,comemela,subnormal,mamon de mierda,putit,culiao,culiado,culero');
select pg_temp.add_words('block', false,
  'puta madre,puton,putear,putada,reputa,eres una zorra,eres una perra,tu puta,la puta,jodete,jódete,jodido,jodida,jodan,te follo,follando,follo,polla,pollas,pollon,verga,vergas,'
  'pinche,culo,culos,ojete,mierdas,mierdoso,cagar,cagada,me cago en,carajo,huevon,concha tu madre,concha de tu madre,la concha de tu,ctm,ctmr,tetas,teta,pezones,cojones,'
  'retrasado,retrasada,mongolo,mongolico,negro de mierda,moro de mierda,puto moro,puto negro,panchito,panchitos,bollera,travelo,suicidate,suicídate,muerete,muérete,'
  'ojala te mueras,ojalá te mueras,cuelgate,ahorcate,cortate las venas,tirate de un puente,deberias morir,pornografia,sexo,desnuda,desnudate,pasa pack,cocaina,marihuana,'
  'vendo droga,vendo drogas,comprar droga,porro,porros,guarra,guarrilla,fulana,qlo,mrd,chupala,chúpala,chupame,chúpame la,come mierda,comemierda,hija de puta,hijos de puta,ijo de puta');

-- Italian
select pg_temp.add_words('block', true,
  'vaffancul,fancul,affanculo,stronz,coglion,puttan,baldracc,bocchin,pompinar,sborr,minchi,merdos,merdacc,rottincul,inculat,leccacul,segaiol,culatton,ricchion,'
  'mongoloid,porcodio,diocane,dioporco,porcamadonna,rompicoglion,testadicazzo,sucamelo,ciucciamelo,succhiamelo,cazzon,cazzi tuoi');
select pg_temp.add_words('block', false,
  'culo,figa,fica,tette,zinne,capezzoli,scopami,ti scopo,chiavare,chiavata,froci,checca,lesbicona,sporco negro,sporchi negri,negro di merda,terroni,ebreo di merda,'
  'handicappato,mongolo,ritardato,ritardata,mortacci,mortacci tua,porco dio,dio cane,dio porco,porca madonna,madonna puttana,ucciditi,uccidetevi,impiccati,sparati,suicidati,'
  'crepa,vai a morire,devi morire,devi crepare,buttati dalla finestra,cornuto,bastardo,bastarda,bastardi,troie,zoccole,mignotte,cagare,cagata,cacare,stronzate,cazzata,cazzate,'
  'porca troia,porca puttana,testa di cazzo,va a cagare,suca,succhiami,foto nuda,vendo droga,compro droga,spaccio,cocaina,minkia,merde,rotto in culo,vai a fare in culo,mandami nudes,'
  'figli di puttana,sei una troia,pezzo di merda,che cazzo,incazzato,scopare con te');

-- Dutch
select pg_temp.add_words('block', true,
  'kanker,klotzak,teringlijer,teringhond,tyfus,tyfuslijer,tiefus,godverdom,hoerenzoon,hoerenkind,hoerezoon,moederneuk,geneukt,geitenneuk,kutmarok,kutturk,kutjood,jodenhond,'
  'spleetoog,pisnicht,optyfen,optiefen,opkanker,verkracht,pedofiel,naaktfoto,kutwijf,kutkind,kutjong,kuthoer,kutspel,kutgame,nikker,flikkers');
select pg_temp.add_words('block', false,
  'kkr,tering,pleuris,godver,gvd,hoertje,slet,sletje,sletten,kutten,kutje,neukt,mietje,mietjes,mongolen,achterlijke,teef,tieten,tiet,pijp me,pijp mij,'
  'schijt,stront,lik mijn reet,lik me reet,neger,negers,zwarte aap,vuile jood,vuile turk,vuile marokkaan,vuile neger,maak jezelf af,maak je zelf dood,maak je dood,'
  'pleeg zelfmoord,hang jezelf op,ga dood,ga jezelf ophangen,spring van een brug,spring van de brug,val dood,hoop dat je sterft,hoop dat je doodgaat,snij jezelf,xtc,wiet verkopen,'
  'drugs verkopen,drugs kopen,wiet kopen,stuur nudes,bek houden,hou je bek,houd je bek,krijg de,je moeder is een,bitchie');

-- Polish
select pg_temp.add_words('block', true,
  'kurw,qrwa,kurva,kórwa,qurwa,kurfa,spierdal,wypierdal,pierdal,pierdol,skurwiel,jebani,jebane,pojeban,zajeb,wyjeb,rozjeb,przejeb,odjeb,dojeb,matkojeb,chuj,chój,pizd,dziwk,'
  'cipk,czarnuch,ciapaty,pedalsk,spedalon,obciagaj,obciagnij,zasran,skurwe,wyrucha,gowno,gówno,niedorozwoj');
select pg_temp.add_words('block', false,
  'jebac,jebał,jebie,jebię,jebcie,jebnij,jebaniec,jebańcu,huja,hujowy,hujowa,hujem,huje,cipa,cipy,cipsko,dupa,dupy,dupę,dupie,dupsko,dupki,kutasa,kutasy,kutasie,fiut,fiuta,fiutem,fiutek,'
  'ciul,ciulu,ciulem,cioty,ciot,pedały,pedałem,lesba,ty szmato,suko,suki,zdzira,zdziro,zasraniec,srać,srac,obsrany,sperma,ruchać,ruchac,rucham,ruchasz,ruchanie,'
  'wal konia,walić konia,walisz konia,cycki,cyce,ciapak,ciapaki,zydek,żydek,parchy,do gazu,brudas,brudasy,ty downie,downie,powieś się,powies sie,idź się zabij,idz sie zabij,zabij sie,'
  'potnij się,potnij sie,skocz z mostu,zdychaj,zdechnij,powinieneś umrzeć,powinienes umrzec,pornol,porno,nudesy,wyślij nudesy,nagie foty,pokaż cycki,kokaina,koks,amfetamina,marihuana,'
  'sprzedam zioło,sprzedam narkotyki,kupię narkotyki,kupie ziolo,twoja stara,gówniany,lodziara,zamknij ryj,ryj,zamknij morde,zamknij mordę,wal się,wal sie,debilu,krwa,krw,spierd,jbc,chj');

-- Turkish
select pg_temp.add_words('block', true,
  'orspu,oruspu,orospo,siktir,hassiktir,sikerim,sikeyim,sikerler,siktigim,sikecem,sikecegim,sikiyim,yarrag,yarrak,tassak,amcik,aminako,aminakoy,gotveren,gotlek,ananisik,dalyarak,'
  'pezeven,serefsiz,gerizekali,orospucocu,surtuk,fahise,pust cocu');
select pg_temp.add_words('block', false,
  'göt,çük,amq,amınakoyim,amına,amina,amına kodum,amına koyayım,amina koyim,amcık,amcıklar,amın oğlu,aminoglu,ananı sikeyim,ananı,ananın amı,anani,ananızı,götüne,götünü,götün,götoş,taşak,tasak,'
  'sikim,sikimde,sikicem,siktim,sikik,siktin,sktr,sktir,siktr,skrm,skerim,hasiktir,kaltak,kaşar orospu,gavat,kavat,godoş,ipne,ibneler,şerefsizler,geri zekalı,gerizekalı,boktan,bok ye,bok gibi,'
  'boku ye,sıçtı,sıçayım,sıçarım,puşt,orospu çocuğu,oc cocugu,oçocuğu,avradını,ecdadını,sülaleni,pis kürt,pis ermeni,pis yahudi,ermeni dölü,kendini as,git öl,geber,gebersin,intihar et,'
  'kafana sık,kendini kes,ölmelisin,porno,seks,sikiş,çıplak foto,çıplak fotoğraf,nude at,kokain,esrar,eroin,uyuşturucu,bonzai,ot satıyorum,nonoş,sakso,domal,domaltırım,bacını,ebeni,yavşak,kancık,'
  'kevaşe,amnskm,amnakoyim,amk cocugu,siktirgit,o ç,mk cocugu,yarram,yarraam');

-- Forms that the lists above miss, and short insults.
select pg_temp.add_words('block', true,
  'pojeb,najeb,ujeban,wjeb,podjeb,jebal,wkurw,wkurwi,zakurw,tasaklar,tasagim,inculami,inculare,kutwijv,schwanzlut,nudez,noodz');
select pg_temp.add_words('block', false,
  'noods,noodes,nood pics,newds,nudies,lewds,follen,follad,follada,follado,follaros,zorra,zorras,tinculo,minculo,inculo,tincula,incula,lul,lullen,piemel,zuig mijn,zuig me,'
  'cioto,ciotą,ciotę,pizdo,kurwo,cipo,szmato,dupku,kutafon,fiucie,debil,bok ye,bok herif,bok kafa,taşağım,taşaklarım,memelerin,'
  'ouvre toi les veines,schlampn,hrnshn,opgefokt wijf,sukinsyn,sukinsynu,skurwysyn');

-- Words of the first list that are everyday words somewhere: "douche" is a shower, "pronto" contains "pr0n".
update private.filter_words set kind = 'allow', is_inside = false where word in ('douche', 'tard', 'huren', 'pedal', 'ho3');
update private.filter_words set is_inside = false where word in ('pedał', 'pr0n');

-- Everyday words that are near to a blocked one: the same without an accent, with an ending, or with two letters swapped.
select pg_temp.add_words('allow', false,
  'got,gott,goot,moose,moses,tsk,pic,pics,oc,cono,cancer,canker,tarde,tardes,tarder,negeren,negeer,negeert,negro,negros,negra,negras,negri,verecek,'
  'schinken,selten,seltene,seltener,conrad,schiess,schiesse,schiessen,schiesst,geschiesse,vergass,carbon,carbone,curva,curvas,curve,pedal,pedals,pedale,pedali,pedales,'
  'ospedal,marcia,spacco,terapist,heroine,heroines,heroinas,heroina,bonsai,seek,seeks,pollack,twater,twatch,typhus,mongoose,mongooses,mongolia,mongolian,mongolisch,'
  'hoe,kunt,pedaal,pedalen,sleet,flikkeren,flikkert,seksen,pique nique,dupe,duped,dupes,kikker,huren,verrek,krowa,krowy,krowe,cummings,baisse,baisses,baisser,robs,molesta,molestar,moleste,molesten,molestes,molesto,'
  'pinches,slt,twt,slp,rsp,dicke,dicken,dicker,dickes,dickste,dicht,fukushima,fukuoka,fukuda,fukui,fukuyama,fukuro,'
  'cul de sac,homo sapiens,homo erectus,van dyke,go ok,who re,booby trap,booby traps,en retard,de retard,du retard,le retard,un retard,mon retard,ton retard,son retard,sans retard,'
  'zu dick,so dick,ist dick,sehr dick,ganz dick,echt dick,bin dick,nicht dick,dick und,dick oder,dick ist,wird dick,dick machen,dick wie,dick genug,voll dick,dick auf,dick angezogen,'
  'schwül,schwüle,schwüler,schwüles,schwülen,schwülem,sıktım,sıktın,sıkım,sıkık,sıkış,sıkışın,sıkıcı,sıkı,sıktı,sıkıyım,crevé,crevée,crevés,crevées,'
  'titisee,salopette,salopettes,attarde,bastardino,bastardini,esrarengiz,sukiyaki,'
  'dick eingepackt,richtig dick,ziemlich dick,dick geworden,dick belegt,dick im,dick in');
