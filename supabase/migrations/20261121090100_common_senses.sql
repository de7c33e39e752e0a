-- Senses that several meanings use: persons, places and times outside the game, and what is about a game.

select private.add_sense('number', 'xx', '0');

-- The writer.
select private.add_sense('self', 'en', 'i,im,ive,me,myself,am i');
select private.add_sense('self', 'de', 'ich,mich,mir,bin ich');
select private.add_sense('self', 'fr', 'je,jsuis,jai,moi,chui,me,mon');
select private.add_sense('self', 'es', 'yo,soy,me,mi,conmigo,estoy');
select private.add_sense('self', 'it', 'io,sono,mi,me,ho');
select private.add_sense('self', 'nl', 'ik,mij,mezelf');
select private.add_sense('self', 'pl', 'ja,jestem,mnie,mi,sie czuje');
select private.add_sense('self', 'tr', 'ben,beni,bana,benim');


-- The reader.
select private.add_sense('you', 'en', 'you,u,ya,yall,yu,thou,youre,your,ur,yourself,urself,youll,ull,youve,yous');
select private.add_sense('you', 'de', 'du,dich,dir,ihr,euch,dein,deine,deinen,deiner,deinem,deins,dia,di,disch');
select private.add_sense('you', 'fr', 'tu,te,toi,vous,t,tes,ton,ta,jte,jt,jvais te,tas,tu es,thabites,tattend,tattends,vas');
select private.add_sense('you', 'es', 'tu,te,ti,vos,os,vosotros,usted,ustedes,tus,tuya,tuyo,contigo,t,eres,sos,sois,estas,vas,veras,tienes,podras,pagaras');
select private.add_sense('you', 'it', 'tu,te,ti,voi,vi,tuo,tua,tuoi,tue,sei,siete,hai,vai,fai,farai');
select private.add_sense('you', 'nl', 'jij,je,jou,jouw,jullie,u,uw,jezelf,ga je,jy');
select private.add_sense('you', 'pl',
  'ty,cie,ci,ciebie,tobie,toba,was,wam,wy,twoj,twoja,twoje,twojego,twojej,twoj*,jestes,jestescie,swoj*,masz,bedziesz,dostaniesz,zobaczysz,pozalujesz,'
  'zaplacisz,oberwiesz,wygladasz');
select private.add_sense('you', 'tr',
  'sen,seni,sana,senin,sende,senden,siz,sizi,size,sizin,seninle,agzini,burnunu,suratini,kafani,dislerini,disini,kolunu,kollarini,bacagini,bacaklarini,'
  'kemiklerini,yuzunu,gozunu,boynunu,evini,evinizi,camini,arabani,hayatini,olacaksin,olucaksin,gorursun,odeyeceksin,odiyeceksin,aglayacaksin,anlarsin,'
  'cikamazsin,gidemezsin,donemezsin,kacamazsin,kurtulamazsin,oleceksin,geberecek*,bogazini,bogazin,karnini,kulagini,parmaklarini,ellerini,gununu,yersin,'
  'yersiniz,yiyeceksin,yiyecen');

-- The reader as an object, where it stands before the verb.
select private.add_sense('you_object', 'de', 'dich,dir,euch');
select private.add_sense('you_object', 'fr', 'te,t,vous,jte,vais te,va te');
select private.add_sense('you_object', 'es', 'te,os');
select private.add_sense('you_object', 'it', 'ti,vi');
select private.add_sense('you_object', 'nl', 'jou,jullie');
select private.add_sense('you_object', 'pl', 'cie,ci,was,wam');
select private.add_sense('you_object', 'tr', 'seni,sana,sizi,size,kardesine,ailene,annene');

select private.add_sense('your', 'en', 'your,ur,youre,yo,yer,ya');
select private.add_sense('your', 'de', 'dein,deine,deinen,deiner,deinem,deins,euer,eure,dei');
select private.add_sense('your', 'fr', 'ton,ta,tes,votre,vos');
select private.add_sense('your', 'es', 'tu,tus,vuestra,vuestro,su');
select private.add_sense('your', 'it', 'tuo,tua,tuoi,tue,vostra,vostro,tu');
select private.add_sense('your', 'nl', 'je,jouw,jullie,uw');
select private.add_sense('your', 'pl', 'twoj*,swoj*,wasz*,ci,wam');
select private.add_sense('your', 'tr', 'senin,sizin,evini,evinizi,camini,camlarini,arabani,bisikletini,telefonunu,kopegini,odani,hayatini');

-- "You are", also with words between.
select private.add_sense('you_are', 'en',
  'you are,you r,u r,u are,youre,ur,your a,your an,your such,are you,r u,are u,you were,u were,yall are,you look,u look,you sound,you smell,you such,'
  'u such,you absolute,you complete,you total,you little,you stupid,you fat,you ugly,you so,u so,ur so,you is,you be,you look like,u look like,'
  'look like a,ur like,youre like,you still');
select private.add_sense('you_are', 'de',
  'du bist,bist du,ihr seid,seid ihr,bist,biste,bisch,du siehst,du voll,du klein*,du so,du hast,du dumm*,du fett*,du hasslich*,bischt,ey du,du bisch,'
  'siehst aus wie,siehst aus,ist du');
select private.add_sense('you_are', 'fr',
  'tu es,t es,tes,es tu,vous etes,etes vous,t trop,t vraiment,t un,t une,tu fais,espece de,gros,grosse,sale,tas l air,t tro,tu est,t est,ta l air,petit,'
  'petite,pauvre,pov,on dirait,ressembles a,tas une tete de,ta une tete de,tes qu,t qu');
select private.add_sense('you_are', 'es', 'eres,sos,sois,estas,pareces,tu eres,eres tan,eres un,eres una,mira que eres,pedazo de,puto,puta,vaya,callate,so,te pareces a');
select private.add_sense('you_are', 'it',
  'sei,siete,sembri,tu sei,quanto sei,brutto,brutta,razza di,pezzo di,sta zitto,sta zitta,stai zitto,stai zitta,6,sporco,sporca,assomigli a,assomigli');
select private.add_sense('you_are', 'nl',
  'je bent,jij bent,ben je,ben jij,jullie zijn,zijn jullie,u bent,bent,jij,wat ben,vieze,vuile,lelijke,domme,stomme,dikke,je ziet,je lijkt,jij lijkt,'
  'je lijkt wel,jij lijkt wel');
select private.add_sense('you_are', 'pl', 'jestes,jestescie,ty,wygladasz,ale z ciebie,z ciebie,jestes taki,jestes taka,ty jestes,zamknij sie,spadaj,przypominasz');
select private.add_sense('you_are', 'tr', 'sen,senin,misin,sin,sen bir,ne kadar,tam bir,resmen,seni,siz,kes lan,lan,kapa ceneni,oglum,gibisin,gibi sin');

select private.add_sense('not', 'en', 'not,aint,isnt,arent,never,no,dont,stop,without,wont');
select private.add_sense('not', 'de', 'nicht,kein,keine,nie,niemals,net,ned');
select private.add_sense('not', 'fr', 'pas,jamais,aucun,ni');
select private.add_sense('not', 'es', 'no,nunca,ni,jamas');
select private.add_sense('not', 'it', 'non,mai,ne');
select private.add_sense('not', 'nl', 'niet,geen,nooit');
select private.add_sense('not', 'pl', 'nie,nigdy,zaden');
select private.add_sense('not', 'tr', 'degil,degilsin,hic,yok');

select private.add_sense('nobody', 'en', 'nobody,noone,no one,no1,none,noboby,noi');
select private.add_sense('nobody', 'de', 'keiner,niemand,niemnd,keine sau,kein mensch,kein schwein,keina');
select private.add_sense('nobody', 'fr', 'personne,perssone,aucun');
select private.add_sense('nobody', 'es', 'nadie,nadi');
select private.add_sense('nobody', 'it', 'nessuno,nesuno');
select private.add_sense('nobody', 'nl', 'niemand,geen mens,niemnd');
select private.add_sense('nobody', 'pl', 'nikt');
select private.add_sense('nobody', 'tr', 'kimse,hic kimse,kimsenin');

-- Words about a game, and words that are not about a person.
select private.add_sense('game', 'xx',
  'game*,bosses,bossfight,bossfights,bossa,bossu,bossun,bossem,bossow,bossy,level*,lvl,lvls,minecraft*,roblox*,fortnite*,skyhop,lumen,keystorm,gambit,'
  'sudoku,pvp,respawn*,spawn*,server*,lobby*,npc,npcs,mob,mobs,zombie*,creeper*,minigame*,quest*,xp,hp,dps,rank*,speedrun*,mario*,kart,pokemon*,clash,'
  'brawl*,chess,schach,tetris,combo*,skin,skins,avatar*,quackademy,blink,drift,orbit,sumo,fleet,reef,paper fleet,times tower,merge garden,lego*,monopoly,'
  'mobil game,rpg,ender*,bot,bots,platform*,plattform*,plateforme*,plataforma*,piattaform*');
select private.add_sense('game', 'en',
  'round,rounds,match,matches,race,races,lap,laps,map,maps,arena,tournament,points,score,scores,highscore,record,team,player,players,monster*,dragon*,'
  'enemy,enemies,tower,goalie,goal,goals,puzzle*,duel,rematch,rematches,character,weapon,sword,castle,treasure,coins,next time we play,move,checkmate,'
  'queen,king,knight,pawn,rook,quiz,typing,leaderboard,ladder,trivia,flag,skeleton*,goblin*,alien*,ships,asteroid*,lava,basketball,football,soccer,tennis,'
  'chess,cards,story,movie,film,book,chapter,episode,boss');
select private.add_sense('game', 'de',
  'spiel,spiels,spiele,spielen,runde*,match*,rennen,karte,arena,turnier,punkte*,punkten,rekord,team,spieler*,monster*,drache*,gegner*,turm,tor,tore,'
  'puzzle,duell*,revanche,figur,schwert,burg,schatz,munzen,zug,zuge,schachmatt,dame,konig,springer,bauer,laufer,quiz,tippen,rangliste,bestenliste,flagge,'
  'skelett*,kobold*,alien*,schiff*,lava,fussball,basketball,tennis,film,buch,kapitel,folge,zocken,zocke,gezockt,boss,bossen');
select private.add_sense('game', 'fr',
  'jeu,jeux,partie*,manche,match*,course*,carte,cartes,arene,tournoi,points,score*,record,equipe,joueur*,monstre*,dragon*,ennemi*,tour,but,buts,puzzle,'
  'duel,revanche,perso,personnage,epee,chateau,tresor,pieces,coup,echec*,dame,roi,cavalier,pion,quiz,classement,drapeau,squelette*,gobelin*,vaisseau*,'
  'lave,foot,basket,tennis,film,livre,chapitre,episode,jouer,joue,niveau,boss');
select private.add_sense('game', 'es',
  'juego,juegos,partida*,ronda*,carrera*,mapa,arena,torneo,puntos,puntuacion,record,equipo,jugador*,monstruo*,dragon*,enemigo*,torre,gol,goles,puzzle,'
  'duelo,revancha,personaje,espada,castillo,tesoro,monedas,jugada,ajedrez,jaque,dama,rey,caballo,peon,ranking,bandera,esqueleto*,duende*,nave*,lava,'
  'futbol,baloncesto,tenis,pelicula,peli,libro,capitulo,jugar,jugando,nivel,jefe,boss');
select private.add_sense('game', 'it',
  'gioco,giochi,partita*,partite,round,gara,gare,mappa,arena,torneo,punti,punteggio,record,squadra,giocator*,mostro,mostri,drago,draghi,nemic*,torre,gol,'
  'puzzle,duello,rivincita,personaggio,spada,castello,tesoro,monete,mossa,scacchi,scacco,regina,alfiere,pedone,classifica,bandiera,scheletr*,goblin,navi,'
  'nave,lava,calcio,basket,tennis,film,libro,capitolo,giocare,giocando,livell*,corsa,boss');
select private.add_sense('game', 'nl',
  'spel,spellen,spelletje*,potje*,ronde*,wedstrijd*,race,kaart,arena,toernooi,punten,score,record,team,speler*,monster*,draak,draken,vijand*,toren,'
  'doelpunt*,goal,puzzel,duel,revanche,poppetje,zwaard,kasteel,schat,munten,zet,schaken,schaakmat,koning,koningin,paard,pion,ranglijst,vlag,skelet*,'
  'kobold*,alien*,ruimteschip*,lava,voetbal*,basketbal,tennis,film,boek,hoofdstuk,spelen,speel,gamen,baas,eindbaas,bazen,de boss verslaan');
select private.add_sense('game', 'pl',
  'gra,gry,grze,gre,gierce,runda*,rundzie,rundy,runde,mecz*,wyscig*,mapa,mapie,mapy,arena,turniej*,punkt*,wynik*,rekord*,druzyn*,gracz*,potwor*,smok*,'
  'wrog*,wieza,wiezy,gol,bramke,puzzle,pojedyn*,rewanz*,postac*,miecz*,zamek,skarb*,monet*,ruch,szach*,mat,hetman*,krol*,skoczek,pionek,ranking*,flag*,'
  'szkielet*,goblin*,kosmit*,statek,statk*,lawa,lawie,pilk*,koszykow*,tenis*,film*,ksiazk*,rozdzial*,grac,gram,gramy,poziom*,boss');
select private.add_sense('game', 'tr',
  'oyun*,oyna*,tur,turda,turu,mac,macta,maci,maclar,yaris*,harita*,arena*,turnuva*,puan*,skor*,rekor*,takim*,oyuncu*,canavar*,ejderha*,dusman*,kule*,gol,'
  'golu,gole,goller,bulmaca*,duello*,rovans*,karakter*,kilic*,kale,kaleyi,hazine*,altin*,hamle*,satranc*,sah,mat,vezir*,siralama*,bayrag*,bayrak*,'
  'iskelet*,goblin*,uzayli*,gemi*,lav,lavda,futbol*,basketbol*,tenis*,film*,kitap*,kitab*,bolum*,seviye*,boss');

select private.add_sense('thing', 'xx', 'bug,bugs,lag,lags,laggy,wifi,wlan,internet,computer*,laptop*,pc,robot*,android,ipad,tablet,update*,code,math*,mathe*');
select private.add_sense('thing', 'en',
  'mistake*,question*,test,tests,exam*,homework,button,controls,joke,song,rule,rules,idea,answer*,weather,alarm,clock,trap,proof,snowman,dog,cat,printer,'
  'keyboard,mouse,sandwich,trick,dance,hat,costume,jumper,pizza,burger,shirt,shoes,drawing');
select private.add_sense('thing', 'de',
  'fehler,frage*,test,tests,arbeit,hausaufgabe*,knopf,taste*,steuerung,witz*,lied,regel*,idee,ideen,antwort*,wetter,wecker,uhr,falle,hund,katze,drucker,'
  'tastatur,maus,trick,tanz,hut,kostum,pulli,pizza,burger,sicher');
select private.add_sense('thing', 'fr',
  'erreur*,question*,test*,exam*,controle,devoir*,bouton*,touche*,blague*,chanson*,regle*,idee,idees,reponse*,meteo,temps,reveil,piege*,chien,chat,'
  'imprimante,clavier,souris,danse,chapeau,costume,pull,pizza,burger,ordi');
select private.add_sense('thing', 'es', 'error*,fallo*,pregunta*,test,examen*,deberes,boton*,control*,broma*,chiste*,cancion*,regla*,idea*,respuesta*,tiempo,alarma,trampa*,perro,gato,impresora,teclado,raton,baile,sombrero,disfraz,jersey,pizza,burger');
select private.add_sense('thing', 'it', 'errore*,errori,domand*,test,verific*,compit*,tasto,tasti,bottone,scherz*,battut*,canzone,regol*,idea*,idee,rispost*,tempo,sveglia,trappol*,cane,gatto,stampante,tastiera,ballo,cappello,costume,maglione,pizza,burger');
select private.add_sense('thing', 'nl',
  'fout*,vraag*,vragen,toets*,huiswerk,knop*,besturing,grap*,mop,liedje*,regel*,idee,ideeen,antwoord*,weer,wekker,klok,hond,kat,printer,toetsenbord,muis,'
  'truc,dans,hoed,kostuum,trui,pizza,burger');
select private.add_sense('thing', 'pl', 'blad*,bledy,pytani*,test*,sprawdzian*,kartkow*,zadani*,przycisk*,sterowani*,zart*,kawal*,piosenk*,regul*,zasad*,pomysl*,odpowiedz*,pogod*,budzik*,pulapk*,pies,psa,kot,kota,drukark*,klawiatur*,taniec,kapelusz*,sweter,pizza*,burger*');
select private.add_sense('thing', 'tr',
  'hata*,soru*,sinav*,test*,odev*,dugme*,tus,tusu,tusa,tuslar,tuslari,kontrol*,saka*,espri*,sarki*,kural*,fikir*,fikri*,cevap*,hava*,alarm*,tuzak*,tuzag*,'
  'kopegim*,kedi*,yazici*,klavye*,fare*,dans*,sapka*,kostum*,kazak*,pizza*');

-- Places outside the game. The second list has those where nobody has to be for a lesson.
select private.add_sense('outside', 'en',
  'school,schol,skool,bus,bus stop,home,gate,gates,yard,schoolyard,toilets,toilet,loos,bathroom,bathrooms,corridor,hallway,locker,lockers,outside,door,'
  'train,classroom,lunch,recess,break,break time,after class,changing room*,changing rooms,locker room,canteen,cafeteria,class,the way home,way home,'
  'street,the street,streets');
select private.add_sense('outside', 'de',
  'schule,schul,schulhof,aufm schulhof,pausenhof,pause,hofpause,bus,schulweg,heimweg,klo,toilette*,umkleide*,zuhause,daheim,nach hause,tor,schultor,'
  'draussen,drausen,flur,gang,mensa,treppenhaus,klassenzimmer,unterricht,klasse,gebusch,strasse,heim');
select private.add_sense('outside', 'fr',
  'ecole,lecole,college,lycee,bahut,sortie,la sortie,recre,cour,portail,grille,vestiaire*,toilettes,chiottes,bus,dehors,cantine,couloir*,preau,classe,'
  'les cours,casier*,escalier*,interclasse,la recreation,recreation,rue,la rue,chez toi,trottoir');
select private.add_sense('outside', 'es',
  'colegio,cole,escuela,instituto,insti,salida,la salida,recreo,patio,puerta,vestuario*,bano,banos,bus,fuera,comedor,pasillo,clase,aula,taquillas,'
  'a la entrada,entrada,casa,escalera*,lavabo*,calle,la calle,barrio,vuelves a casa');
select private.add_sense('outside', 'it',
  'scuola,uscita,alluscita,ricreazione,intervallo,cortile,cancello,spogliatoi*,bagno,bagni,bus,pullman,fuori,mensa,corridoio,classe,portone,casa,scale,'
  'la fuori,allentrata,strada,sotto casa,casa tua,allospedale');
select private.add_sense('outside', 'nl',
  'school,schol,schoolplein,plein,pauze,poort,hek,kleedkamer*,wc,toilet*,bus,buiten,kantine,gang,aula,lokaal,les,kluisjes,fietsenhok,fietsenstalling,'
  'de fietsen,huis,thuis,trappenhuis,t plein,straat,op straat,naar huis');
select private.add_sense('outside', 'pl',
  'szkol*,boisk*,przerw*,brama,bramie,brame,szatni*,lazienc*,kiblu,kibel,kiblach,toalet*,autobus*,na dworze,stolowk*,korytarz*,klas*,lekcj*,dom,domu,'
  'schod*,wyjsc*,z budy,buda,bude,budy,budzie,ulic*,na ulicy,pod blokiem,pod domem');
select private.add_sense('outside', 'tr',
  'okul*,cikis*,teneffus*,bahce*,kapi*,kapida,soyunma*,tuvalet*,otobus*,disari*,kantin*,koridor*,sinif*,servis*,ders*,evin*,eve,merdiven*,tenefus*,'
  'sokakta,sokag*');

select private.add_sense('hidden', 'en',
  'park,mall,station,bus stop,behind school,gym,bike shed,bike sheds,bikesheds,playground,skatepark,skate park,car park,carpark,parking lot,woods,toilets,'
  'bathroom,my house,my place,my room,my flat,my home,my crib,my gaff,my yard,ur house,your house,ur place,your place,ur room,your room,mcdonalds,maccies,'
  'maccas,mcds,mcd,kfc,starbucks,cinema,movies,beach,canal,river,corner shop,alley,garage,pool,swimming pool,bowling,arcade,under the bridge,the bridge,'
  'my street,my garden,town,town centre,shopping centre,shopping center,tesco,aldi,costa,the field,the fields,cafe,library,chippy,in my car,my car,by car,'
  'sneak out,to yours,at yours,round yours,over to mine,at mine,round mine,come to mine,behind the gym,behind the school,behind the shop,behind the shops,'
  'behind the bus,behind the sheds,behind the shed,behind the church,behind the building,behind the station,behind the park,behind the canteen,'
  'behind the toilets,behind the bike,behind the library,behind the pool,behind the garages,behind the mall,behind the cinema,behind the field,'
  'behind the stadium');
select private.add_sense('hidden', 'de',
  'park,parkplatz,bahnhof,bushaltestelle,haltestelle,spielplatz,hinter der,hinterm,hinter dem,turnhalle,sporthalle,sportplatz,bolzplatz,skatepark,'
  'skaterpark,keller,tiefgarage,garage,unterfuhrung,bei mir,zu mir,bei dir,zu dir,zu mir nach hause,nach hause zu mir,mein zimmer,meinem zimmer,kino,'
  'einkaufszentrum,mc donalds,mcdonalds,mces,mcs,mci,zum mci,eisdiele,schwimmbad,freibad,hallenbad,innenstadt,in der stadt,in die stadt,fluss,see,'
  'baggersee,brucke,jugendzentrum,juz,rewe,edeka,lidl,aldi,dm markt,fahrradkeller,fahrradstander*,fahrradstandern,gebusch,doner,donerladen,bowling,u bahn,'
  'ubahn,s bahn,sbahn,marktplatz,rathaus,mit dem auto,im auto,mein auto,meinem auto');
select private.add_sense('hidden', 'fr',
  'parc,parking,gare,arret de bus,larret,arret,abribus,derriere le,derriere la,derriere l,gymnase,stade,citystade,city stade,le city,skatepark,square,'
  'bois,cave,chez moi,chez toi,chez oim,ma chambre,ma maison,mon appart,cine,cinema,centre commercial,mcdo,macdo,mac do,kfc,piscine,centre ville,en ville,'
  'plage,lac,pont,mediatheque,bibliotheque,metro,tram,auchan,leclerc,carrefour,kebab,local,hlm,terrain vague,jardin public,place du village,bowling,'
  'laverie,en voiture,ma voiture,ma caisse');
select private.add_sense('hidden', 'es',
  'parque,parking,estacion,parada,detras del,detras de,poli,polideportivo,gimnasio,pista,pistas,cancha,callejon,descampado,portal,plaza,mi casa,tu casa,'
  'mi cuarto,mi habitacion,mi piso,mi keli,cine,centro comercial,mcdonalds,mcdonald,mac,kfc,burger king,el burger,piscina,playa,rio,lago,puente,'
  'biblioteca,metro,mercadona,kebab,banos,lavabos,skatepark,centro,bolera,garaje,trastero,azotea,campo,chino,kiosko,quiosco,en coche,mi coche,en el coche,'
  'en moto');
select private.add_sense('hidden', 'it',
  'parco,parchetto,parcheggio,stazione,fermata,dietro la,dietro il,dietro l,dietro al,dietro alla,palestra,campetto,giardinetti,giardini,vicolo,oratorio,'
  'piazza,piazzetta,casa mia,da me,casa tua,da te,camera mia,cinema,centro commerciale,mcdonald,mc,al mc,mec,kfc,burger king,piscina,spiaggia,lago,fiume,'
  'ponte,biblioteca,metro,supermercato,kebabbaro,kebab,bagni,skatepark,centro,garage,cantina,bowling,lungomare,muretto,villetta,stadio,in macchina,'
  'mia macchina,con la macchina,in motorino');
select private.add_sense('hidden', 'nl',
  'park,parkeerplaats,station,bushalte,achter de,achter het,achter school,gymzaal,sporthal,gym,speeltuin,skatepark,steeg,steegje,tunnel,tunneltje,bij mij,'
  'bij mij thuis,naar mij,mij thuis,mijn huis,mijn kamer,me huis,bij jou,jou thuis,bios,bioscoop,winkelcentrum,de mac,bij de mac,mcdonalds,mc donalds,'
  'mcdo,kfc,zwembad,strand,meer,brug,bieb,bibliotheek,metro,ah,albert heijn,jumbo,lidl,snackbar,fietsenhok,fietsenstalling,de fietsen,veldje,trapveldje,'
  'stad,centrum,bos,bosjes,garage,kelder,bowlen,patatzaak,hangplek,stadspark,met de auto,mijn auto,in de auto');
select private.add_sense('hidden', 'pl',
  'park,parku,parkiem,parking*,dworc*,dworzec,przystank*,przystanek,za szkola,za szkole,za sala,za sale,za garazami,za blokiem,za sklepem,'
  'sala gimnastyczna,sali gimnastycznej,orlik*,plac zabaw,placu zabaw,skatepark*,piwnic*,klatce,klatka,u mnie,do mnie,u ciebie,do ciebie,moim pokoju,'
  'mojego domu,mojego pokoju,moim domu,kino,kina,kinie,galeri*,mak,maka,maku,macu,maca,mcdonald*,kfc,basen*,plaz*,jezior*,mostem,moscie,rzek*,bibliotek*,'
  'metra,metro,zabk*,zabka,biedronk*,lidl*,kebab*,toalecie,rynek,rynku,miasto,miescie,na miasto,las,lesie,lasu,dzialk*,altank*,garaz*,blok*,autem,'
  'moim autem,samochodem');
select private.add_sense('hidden', 'tr',
  'park,parka,parkta,parki,parkin,istasyon*,durak*,durag*,okulun arkasi*,okulun arka,arkasinda,arkasina,spor salon*,bizim ev*,bize,bizde,evime,evimde,'
  'bana,odama,odamda,sizin ev*,size,sizde,sinema*,avm,avmde,avmye,avmnin,avmdeyiz,mekdonalds*,mcdonald*,burger king*,burgerking*,havuz*,sahil*,kopru*,'
  'kutuphane*,metro*,market*,bakkal*,kafe*,kafeye,cafe*,sokak*,sokag*,mahalle*,meydan*,kose*,carsi*,bos arsa*,arsa*,bodrum*,garaj*,kebapci*,donerci*,'
  'internet kafe*,playstation cafe*,halisaha*,hali saha*,arabayla,arabamla,arabam,arabami,motorla');

-- Times outside the game.
select private.add_sense('later', 'en', 'tomorrow,tomorow,tmrw,tmr,tmw,tomoz,tomoro,monday,tuesday,wednesday,thursday,friday,saturday,sunday,tonight,tonite,weekend,after school,after class,afterschool,lunch,recess,break time,at break,this evening,this afternoon,afternoon,midnight,when i see you,when i see u,when i c u,next time i see you,oclock,pm,half past,next week,mon,tues,fri,sat');
select private.add_sense('later', 'de', 'morgen,moin frueh,heute abend,heut abend,abends,nachher,montag,dienstag,mittwoch,donnerstag,freitag,samstag,sonntag,sonnabend,wochenende,we,nach der schule,nach der stunde,nach dem unterricht,in der pause,heute nacht,nachts,ubermorgen,wenn ich dich sehe,wenn ich dich erwische,uhr,nachmittag,nachmittags,mitternacht,nach schule');
select private.add_sense('later', 'fr', 'demain,dmain,deman,2main,ce soir,sesoir,lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,weekend,week end,wkd,apres les cours,apres lecole,apres cours,a la recre,cette aprem,aprem,apres midi,tantot,tout a lheure,cette nuit,minuit,quand je te vois,18h,h,heures,midi');
select private.add_sense('later', 'es', 'manana,esta tarde,esta noche,lunes,martes,miercoles,jueves,viernes,sabado,domingo,finde,fin de semana,a la salida,en el recreo,despues de clase,cuando te vea,medianoche,por la tarde,por la noche,a las,tarde');
select private.add_sense('later', 'it', 'domani,dmn,stasera,sta sera,oggi pomeriggio,pomeriggio,lunedi,martedi,mercoledi,giovedi,venerdi,sabato,domenica,weekend,fine settimana,dopo scuola,dopo la scuola,alluscita,stanotte,quando ti vedo,quando ti becco,mezzanotte,alle,di sera,di notte');
select private.add_sense('later', 'nl', 'morgen,morge,vanavond,vannacht,maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag,weekend,na school,na de les,na het,in de pauze,vanmiddag,straks,als ik je zie,uur,middernacht,middag,avond,overmorgen');
select private.add_sense('later', 'pl', 'jutro,dzis wieczorem,wieczorem,wieczor,poniedzialek,wtorek,srode,sroda,czwartek,piatek,sobote,sobota,niedziele,niedziela,weekend*,po szkole,po lekcjach,na przerwie,w nocy,jak cie zobacze,jak cie spotkam,o polnocy,popoludniu,po poludniu,pojutrze,godzin*,siedemnastej,szesnastej,osiemnastej');
select private.add_sense('later', 'tr', 'yarin,bu aksam,aksam,aksama,aksamki,bu gece,gece,geceyarisi,pazartesi,sali,carsamba,persembe,cuma,cumartesi,pazar,hafta sonu,haftasonu,okuldan sonra,okul cikisi*,cikista,teneffuste,gorursem,yakalarsam,ogleden sonra,oglen,saat*,yarina');

-- Meant for the world outside.
select private.add_sense('really', 'en', 'irl,for real,fr fr,frfr,not in the game,not in game,no joke,not joking,i swear,swear down,im serious,real life,rl,promise,not kidding,mark my words,in person,on god,trust me');
select private.add_sense('really', 'de', 'in echt,im echten leben,wirklich,kein witz,kein spass,ohne spass,ohne witz,schwor*,schwoer*,ich schwore,im ernst,ernst gemeint,in real,irl,reallife,real life,personlich,in wirklichkeit');
select private.add_sense('really', 'fr', 'en vrai,pour de vrai,pr de vrai,je rigole pas,jrigole pas,rigole pas,sans blague,serieux,serieusement,jte jure,je te jure,je jure,wallah,irl,promis,en personne,en reel,dans la vraie vie');
select private.add_sense('really', 'es', 'de verdad,en serio,no es broma,te lo juro,lo juro,en la vida real,en persona,va en serio,irl,cara a cara,d verdad');
select private.add_sense('really', 'it', 'davvero,sul serio,non scherzo,giuro,te lo giuro,dal vivo,veramente,per davvero,di persona,nella vita reale,irl');
select private.add_sense('really', 'nl', 'echt,in het echt,int echt,geen grap,geen grapje,ik zweer,zweer,serieus,wallah,irl,in het echie,echie');
select private.add_sense('really', 'pl', 'naprawde,serio,na serio,nie zartuje,przysiegam,w realu,bez kitu,na zywo,irl,w prawdziwym zyciu');
select private.add_sense('really', 'tr', 'gercekten,gercekte,cidden,saka degil,ciddiyim,yemin ederim,yemin,vallahi,valla,gercek hayatta,yuz yuze,saka yapmiyorum');
