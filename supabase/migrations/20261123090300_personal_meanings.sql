-- Personal data of others, numbers in words, accounts and apps by description; codes of a game are no phone numbers.

-- What looks like a phone number, or null: it begins with 0 or +, is long and not about scores, or follows a word like "call".
create or replace function private.phone_part(line text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  about_scores constant text :=
    '\m(?:calculo|calcul|calcolo|calculation|rechnung|ergebnis|resultado|resultat|risultato|uitkomst|som|suma|somma|sonuc|codes?|kod|codigo|codice|scores?|points?|pts|punkte?n?|punti|punten|puntos|pkt|punktow|punkty|puan|coins?|dabloons?|highscore|record|rekord|xp|exp|times?|laps?|seconds?|secs?|zeiten?|temps|tiempos?|tempi|tijden|czasy?|sure|version|level|seed|views|subs|followers|millions?|mio|skor|wynik|stig|hp|damage|runs?)\M';
  -- One sign between digits keeps the patterns small.
  compact constant text := regexp_replace(line, '(\d)[ ().\-–/_,]{1,3}(?=\d)', '\1-', 'g');
  found text;
begin
  found := substring(compact from '(?:\+|\( ?0|(?<!\d[-.,:/ ]?)0)-?\d(?:-?\d){5,}');
  if found is not null then return found; end if;
  found := coalesce(substring(compact from '\d(?:-?\d){8,}'), substring(line from '\d{2,4}[-./]\d{2,4}(?:[-./]\d{2,4})*'));
  if found is not null and line !~ about_scores then return found; end if;
  return substring(compact from '\m(?:call|text|phone|tel|mobile|cell|whatsapp|ring|handy|nummer|number|numero|numer|telefon\w*|numaram|ara|dzwon|zadzwon|llamame|appelle|chiamami|bel|ruf|app)\M[^0-9]{0,20}\d(?:-?\d){5,}');
end $$;

-- A phone number: at least nine digits, or seven that begin with 0 or + or have separators. Scores, dates, times and
-- counting are none.
create or replace function private.phone_in(line text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Ten words for each digit, in its order.
  digit_words constant text[] := string_to_array(
    'zero,null,nul,cero,sifir,oh,nulla,-,-,-,'
    'one,eins,un,une,uno,una,een,jeden,bir,ein,'
    'two,zwei,zwo,deux,dos,due,twee,dwa,iki,tu,'
    'three,drei,trois,tres,tre,drie,trzy,uc,-,-,'
    'four,vier,quatre,cuatro,quattro,cztery,dort,-,-,-,'
    'five,funf,fuenf,cinq,cinco,cinque,vijf,piec,bes,-,'
    'six,sechs,seis,sei,zes,szesc,alti,-,-,-,'
    'seven,sieben,sept,siete,sette,zeven,siedem,yedi,-,-,'
    'eight,acht,huit,ocho,otto,osiem,sekiz,ate,-,-,'
    'nine,neun,neuf,nueve,nove,negen,dziewiec,dokuz,-,-', ',');
  tens constant text :=
    '\m(?:vingts?|soixante|septante|trente|quarante|cinquante|douze|treize|quatorze|quinze|seize|onze|\w+zig|\w+dreissig|\w+tig|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veint\w+|vent\w+|trent\w+|quarant\w+|cinquant\w+|sessant\w+|settant\w+|ottant\w+|novant\w+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\w+teen|\w+dziesci\w*|\w+dziesiat|\w+nascie|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan)\M';
  many int;
  spoken int;
  words text[];
  digits text;
  found text;
begin
  -- The code of a chest or of a door in a game is none.
  if line ~ '\m(?:codes?|codigo|codice|combinazione|combinacion|combinaison|combination|kombination|kod|kodu)\M.*\m(?:jeu|game|spiel|juego|gioco|spel|chest|cofre|coffre|forziere|kist|kluis|skrzyni|skrzynki|truhe|sandik|sandigin|tresor|safe|level|niveau|nivel|livello|poziom)\M.*\d'
    and line !~ '\m(?:call|text|ring|app|ruf|bel|appelle|chiama|chiamami|llama|llamame|dzwon|ara|my|mein|meine|mon|mio|mia|mi|mijn|moj|numaram)\M' then return null; end if;
  many := length(line) - length(translate(line, '0123456789', ''));
  -- An o or an l in place of a digit.
  if many >= 4 and line ~ '\m[ol]*\d[0-9ol]*[ol][0-9ol]*\M|\m[ol]+\d' then
    line := regexp_replace(regexp_replace(line, '(?<=\d)[o](?=[0-9ol]|\M)|\mo(?=\d)|(?<=\do)o\M', '0', 'g'), '(?<=\d)l(?=[0-9ol]|\M)|\ml(?=\d)', '1', 'g');
    many := length(line) - length(translate(line, '0123456789', ''));
  end if;
  words := string_to_array(translate(line, ',-.', '   '), ' ');
  select count(*) into spoken from unnest(words) as word where word = any (digit_words);
  if many + spoken < 3 or many + spoken < 7 and spoken < 2 and not line like any ('{%doub%,%trip%,%doppel%,%doppi%,%doble%,%dubbel%,%podwojn%,%cift%}') then return null; end if;
  -- "double oh", and pairs of digits after a zero: "zero six trente neuf".
  if line like any ('{%doub%,%trip%,%doppel%,%doppi%,%doble%,%dubbel%,%podwojn%,%cift%}') then
    line := regexp_replace(translate(line, ',-.', '   '), '\m(?:double|doppel|doppio|doppia|doble|dubbele?|podwojn[ea]|cift)\s*(\w+)', '\1 \1', 'g');
    line := regexp_replace(line, '\m(?:triple|dreifach|triplo|driedubbele?)\s*(\w+)', '\1 \1 \1', 'g');
    words := string_to_array(line, ' ');
  end if;
  if spoken >= 2 and line ~ '\m(?:zero|null|nul|cero|sifir|oh|0\d?|\+)' and line ~ tens then
    line := translate(line, ',-.', '   ');
    line := regexp_replace(line, '\m(?:quatre vingts?|soixante|septante|octante|nonante|vingt|trente|quarante|cinquante|(?:ein|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun)und\w+zig|(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)unddreissig|(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)(?:en)?\w*tig|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ai]?(?:uno|due|tre|quattro|cinque|sei|sette|otto|nove)|veinti(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)|[a-z]+teen|[a-z]+zehn|[a-z]+tien|diez|dieci\w*|[a-z]+dici|dieci(?:seis|siete|ocho|nueve)|once|doce|trece|catorce|quince|dix|onze|douze|treize|quatorze|quinze|seize|eleven|twelve|elf|zwolf|twaalf|[a-z]+nascie|dziesiec)\M', ' two two ', 'g');
    line := regexp_replace(line, '\m(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|zwanzig|dreissig|[a-z]+zig|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veinte|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|twintig|dertig|[a-z]+tig|dwadziescia|trzydziesci|czterdziesci|[a-z]+dziesiat|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan)\M(?: y| et)?', ' two ', 'g');
    words := string_to_array(line, ' ');
  end if;
  select count(*) into spoken from unnest(words) as word where word = any (digit_words);
  if many + spoken < 7 then return null; end if;
  if spoken >= 3 then
    select string_agg(coalesce(((array_position(digit_words, word) - 1) / 10)::text, word), ' ') into line
    from unnest(words) as word where word <> '';
  end if;
  if private.phone_part(line) is null then return null; end if;
  -- Dates, times, decimals, thousands, seasons and ranges are no phone numbers.
  line := regexp_replace(line,
    '(?<!\d[-./ ()–]{1,2})\m(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4}|\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?|\d{4}\s?[-–/x]\s?\d{4}'
    '|(?:(?:19|20)\d\d ){1,9}(?:19|20)\d\d|(?:[1-9]\d{0,2}0{1,2} ){2,9}[1-9]\d{0,2}0{1,2}|(?:0|[1-9]\d?)[.,]\d+|[1-9]\d{0,2}(?:[.,]\d{3})+|[1-9]\d?(?: \d{3}){2}|[1-9](?: \d{3}){3,})\M(?![ ().\-–/:]{0,2}\d)', ' · ', 'g');
  found := private.phone_part(line);
  digits := regexp_replace(found, '\D', '', 'g');
  if length(digits) < 6 or length(digits) < 7 and found !~ '[a-z]' then return null; end if;
  if digits ~ '0{6}$' or digits ~ '^(?:0+|1+|2+|3+|4+|5+|6+|7+|8+|9+)$'
    or position(digits in '012345678910111213141516') > 0 or position(digits in '151413121110987654321000') > 0 then
    return null;
  end if;
  return found;
end $$;

-- A text without the bad words that mean something harmless here: "pedał" of a bicycle, "Troia" of the Greeks.
create or replace function private.without_calm_words(bare text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- A word and what must stand next to it in the text.
  calm constant text[] := array[
    'pedal', '\mpedal(?:y|ow|em|ami|u|e)?\M', 'rower|gitar|gazu|hamul|sprzegl|perkus|efekt|skrec|wcisn|nacisn|samoch|pianin|fortepian|bebn|maszyn|gokart|stop|lancuch|kierown',
    'hitler', '\mhitlers?\M', '\m(?:history|war|homework|1933|1939|1945|geschichte|krieg|histoire|guerre|historia|guerra|storia|geschiedenis|oorlog|wojn\w+|tarih\w*|savas\w*|film|documentary|teacher)\M',
    'nazi', '\mnazis?\M', '\m(?:history|war|homework|era|1933|1939|1945|geschichte|krieg|zeit|histoire|guerre|historia|guerra|storia|geschiedenis|oorlog|wojn\w+|tarih\w*|savas\w*|film|documentary|teacher)\M',
    'troia', '\mtroia\M', 'guerra|cavallo|elena|achille|ettore|odissea|iliade|ulisse|greci|omero|mura|priamo|citta|paride|enea|schliemann',
    'retrasad', '\mretrasad[oa]s?\M', '\m(?:tren|vuelo|bus|autobus|avion|reloj|viene|llega|llego|ha|he|hemos|han|partido|examen|horas?|minutos?|clase|pedido|paquete|envio|voy|va|vamos|metro|barco|proyecto|entrega)\M',
    'kanker', '\mkanker(?:onderzoek|patient|patienten|fonds)?\M', '\mtegen\M|onderzoek|patient|ziekenhuis|\mheeft\M|\mhad\M|\mopa\M|\moma\M|overleden|gestorven|genezen|kwf|fonds|behandel|geneeskunde|dokter|biolog|hoofdstuk|\mles over\M',
    'tapette', '\mtapettes?\M', 'mouche|souris|insecte|moustique|\mrats?\M',
    'teef', '\mteef(?:je)?\M', '\mhond|pup|reu\M|labrador|herder',
    'suk', '\msuk[aieo]\M', '\mpies|\mpsa\M|szczeni|owczarek|labrador|rasy|rasow',
    'ryj', '\mryj\M', 'swin|dzik|prosia',
    'zorra', '\mzorras?\M', 'zorros?\M|bosque|animal|cachorr|gallin|zorrit|cuento|madriguera|fabula|uvas|esopo',
    'hoe', '\ma hoe\M', 'farm|garden|dirt|iron|diamond|wood|stone|gold|minecraft|plant|soil|field|rake|shovel|craft|seeds',
    'dyke', '\mdykes?\M', 'flood|\msea\M|dutch|netherlands|holland|water|broke|built|windmill',
    'tits', '\mtits\M', '\m(?:blue|great|coal|marsh|willow|bearded)\M|birds?\M|nest',
    'teta', '\mtetas?\M', 'bebe|biberon|lactan|ternero|cachorr|\mvaca',
    'sexo', '\msexo\M', 'masculin|femenin|biologia|especie|del bebe',
    'culo', '\mculo\M', 'botella|\mvaso|bottiglia|bicchiere',
    'cock', '\mcocks?\M', '\mhen|crow|weather|farm|rooster|chicken',
    'koks', '\mkoks\M', 'hochofen|stahl|kohle|wegiel|wegla|huta|piec',
    'bastard', '\mbastard\M', '\msword',
    'faggot', '\mfaggots\M', '\mpeas\M|gravy|meatball|butcher|\mdinner\M',
    'coon', '\mcoons?\M', '\mmaine\M',
    'fica', '\mfic[ah]e?\M', '\malber|\mfrutt|matur',
    'foutre', '\mfoutre\M', '\mrien a foutre\M',
    'esrar', '\mesrar\w*', 'esrarengiz',
    'tering', '\mtering\M', '\mnaar de nering\M|ziekte|vroeger'
  ];
begin
  for i in 1 .. cardinality(calm) by 3 loop
    if position(calm[i] in bare) > 0 and bare ~ calm[i + 2] then bare := regexp_replace(bare, calm[i + 1], '·', 'g'); end if;
  end loop;
  return bare;
end $$;

-- The keys under which the triggers of a line are found: its words, their first letters, its terms, and signs for what is
-- no word: 0 a digit, 12 an age, 7b a class, 1.1 an address of numbers, .com a word after a dot, (.) a dot in brackets.
create or replace function private.trigger_keys(line text, spaced text, words text[], terms jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  keys text[] := words;
begin
  if translate(line, '/@:#', '') <> line then
    keys := keys || array(select sign from unnest('{/,@,:,#}'::text[]) as sign where position(sign in line) > 0);
  end if;
  if translate(line, '0123456789', '') <> line then
    keys := keys || '{0,¤}'::text[];
    -- Points, times and levels are no ages.
    if line ~ '\m(?:[5-9]|1[0-9])(?![0-9]|[:.,/]\d|%| ?(?:points?|punkte|punti|puntos|punten|puan|pkt|coins?|min|sec|s\M|x\M|levels?|lvl|hp|xp|rounds?|times|mal|fois|veces|volte|keer|razy))' then
      keys := keys || '12'::text;
    end if;
    if line ~ '\m(?:1[0-3]|[1-9])\s?[a-f]\M' then keys := keys || '7b'::text; end if;
    if line ~ '\d[.]\d+[.]\d+[.]\d' then keys := keys || '1.1'::text; end if;
  end if;
  if position('.' in line) > 0 and line ~ '[.](?:[a-z]|[])}>*_-])' then
    keys := keys || '.'::text || array(select '.' || m[1] from regexp_matches(line, '[.]([a-z]+)', 'g') as m);
  end if;
  if translate(line, '[](){}<>*_-', '') <> line and line ~ '[][(){}<>*_-]\s*(?:[.]|dot|punkt|punto|punt|point|kropka|nokta)\s*[][(){}<>*_-]' then
    keys := keys || '(.)'::text;
  end if;
  -- Positions before patterns: each pattern that a line does without leaves room for another compiled one.
  if position('strasse' in line) > 0 or position('straat' in line) > 0 or position('schule' in line) > 0 or position('gymnasium' in line) > 0
    or line like any ('{%dot%,%punkt%,%punto%,%kropka%}') and line ~ '(?:dot|punkt|punto|kropka)(?:com|net|org|de|pl)\M' then
    keys := keys || '{dotcom,strasse,straat,schule,gymnasium}'::text[];
  end if;
  if position(' w w w ' in spaced) > 0 then keys := keys || 'www'::text; end if;
  if terms is null then return keys; end if;
  if terms ? 'age' then keys := keys || '{0,12}'::text[]; end if;
  if terms ?| '{app,site}' then keys := keys || '&'::text; end if;
  if terms ? 'people' then keys := keys || '£'::text; end if;
  if terms ? 'real' then keys := keys || '§'::text; end if;
  if terms ? 'place' then keys := keys || '¶'::text; end if;
  if terms ? 'day' then keys := keys || '¤'::text; end if;
  return keys;
end $$;

-- An address of anybody: who lives where, with a street, a floor or a shop below, and a number.
select private.add_sense('lives', 'en', 'live,lives,living,i live,hes at,shes at,house is,flat is');
select private.add_sense('lives', 'de', 'wohn,wohne,wohnt,wohnen,wohnst,wohnung ist');
select private.add_sense('lives', 'fr', 'habite,jhabite,j habite,habitent,vit,vis au,loge,creche');
select private.add_sense('lives', 'es', 'vivo,vive,viven,vivimos,mi casa es,su casa es');
select private.add_sense('lives', 'it', 'abito,abita,abitano,vivo,vive,sta in,sto in,sta al,sta di casa');
select private.add_sense('lives', 'nl', 'woon,woont,wonen,huis is');
select private.add_sense('lives', 'pl', 'mieszkam,mieszka,mieszkaja,mieszkamy');
select private.add_sense('lives', 'tr', 'oturuyor*,yasiyor*,evi,evimiz,otururum,oturur');
select private.add_sense('street', 'en', 'street,road,rd,avenue,lane,crescent,flat,floor,above the,doorbell,ring the bell,postcode,red door,blue door,green door');
select private.add_sense('street', 'de', 'strasse,allee,gasse,markt,stock,stockwerk,etage,hausnummer,uberm,uber dem,uber der,klingel,klingel doch,klingelt,plz,doner*,backerei,erdgeschoss');
select private.add_sense('street', 'fr', 'rue,avenue,boulevard,impasse,allee,chemin,etage,au dessus,sonnette,interphone,digicode,code du portail,batiment,residence,boulangerie');
select private.add_sense('street', 'es', 'calle,avenida,plaza,paseo,portal,piso,escalera,encima de,timbre,telefonillo,bloque,tercero');
select private.add_sense('street', 'it', 'via,viale,piazza,vicolo,scala,piano,interno,citofono,palazzo,sopra il,sopra la,campanello,suonarle,suonargli,civico');
select private.add_sense('street', 'nl', 'straat,laan,plein,singel,gracht,etage,verdieping,boven de,aanbellen,huisnummer,deurbel,postcode');
select private.add_sense('street', 'pl', 'ulica,ulicy,ul,aleja,alei,placu,osiedle,osiedlu,blok*,klatka,klatce,pietro,pietrze,mieszkania,mieszkanie,nad sklepem,domofon,kod do domofonu,bloku');
select private.add_sense('street', 'tr', 'sokak,sokag*,cadde*,mahalle*,apartman*,daire*,katta,ustunde,zili,zile');
select private.add_sense('floor', 'en', 'flat,floor,number,postcode,doorbell,red door,blue door,green door');
select private.add_sense('floor', 'de', 'stock,stockwerk,etage,hausnummer,klingel,klingel doch,klingelt,plz');
select private.add_sense('floor', 'fr', 'etage,interphone,digicode,sonnette,code du portail');
select private.add_sense('floor', 'es', 'portal,piso,timbre,telefonillo');
select private.add_sense('floor', 'it', 'scala,piano,citofono,campanello,suonarle,suonargli');
select private.add_sense('floor', 'nl', 'etage,verdieping,huisnummer,aanbellen,deurbel,postcode,ga bellen');
select private.add_sense('floor', 'pl', 'klatka,klatce,pietro,pietrze,mieszkania,domofon');
select private.add_sense('floor', 'tr', 'daire*,katta,zili,zile,apartman*');
select private.add_meaning('address', 'lives & street & number|figure', 'game');
select private.add_meaning('address', 'lives & street & floor', 'game');

-- Numbers of cards, accounts and citizens.
select private.add_sense('secret_number', 'xx', 'iban,pesel,bsn,cvv,cvc,tckn,passport*,pasaport*,personalausweis*,social security');
select private.add_sense('secret_number', 'en', 'pin for,pin of,pin is,card number,credit card,debit card,mums card,moms card,dads card,bank card,account number,sort code,passport number,national insurance');
select private.add_sense('secret_number', 'de', 'pin von,pin ist,pin fur,kartennummer,kreditkarte,ec karte,kontonummer,ausweisnummer,passnummer,mamas karte,papas karte,steuernummer');
select private.add_sense('secret_number', 'fr', 'code de la carte,carte bleue,carte bancaire,code pin,numero de carte,numero de secu,rib');
select private.add_sense('secret_number', 'es', 'mi dni,dni es,su dni,pin de,tarjeta de,numero de tarjeta,numero de cuenta,numero del dni,del dni,pasaporte');
select private.add_sense('secret_number', 'it', 'codice fiscale,pin della,pin del,carta di credito,bancomat,numero della carta,carta didentita,passaporto');
select private.add_sense('secret_number', 'nl', 'pincode,pin van,pasnummer,bankpas,rekeningnummer,burgerservicenummer,paspoort');
select private.add_sense('secret_number', 'pl', 'pin do,pin to,numer karty,numer konta,numer dowodu,karty mamy,karty taty,paszport*');
select private.add_sense('secret_number', 'tr', 'tc kimlik*,kimlik no,kimlik numara*,kart numara*,kredi kart*,hesap numara*,kart sifre*,annemin karti*,babamin karti*');
select private.add_meaning('phone', 'secret_number & number|figure|digits', 'game');

-- A phone number in words, also with counting in it: "my num is three three three zero one two three four".
select private.add_sense('digits', 'en', 'double,triple,hundred,thousand');
select private.add_sense('digits', 'de', 'doppel,hundert,doppelte');
select private.add_sense('digits', 'fr', 'double,cent,cents');
select private.add_sense('digits', 'es', 'doble,cien,ciento,doscientos');
select private.add_sense('digits', 'it', 'doppio,cento');
select private.add_sense('digits', 'nl', 'dubbel,honderd');
select private.add_sense('digits', 'pl', 'sto,dwiescie,trzysta,podwojne');
select private.add_sense('digits', 'tr', 'cift,yuz');
select private.add_sense('my_number', 'en', 'my num,my number,my numba,my nr,my digits,my phone,my cell,my mobile,my mob,call me,text me,ring me,txt me');
select private.add_sense('my_number', 'de', 'meine nr,meine nummer,mein handy,meine handynummer,ruf an,ruf mich an,schreib mir');
select private.add_sense('my_number', 'fr', 'mon num,mon numero,mon 06,mon tel,mon portable,appelle,appelle moi,appel moi');
select private.add_sense('my_number', 'es', 'mi num,mi numero,mi movil,mi telefono,mi tlf,llamame,escribeme');
select private.add_sense('my_number', 'it', 'mio num,mio numero,mio cell,mio cellulare,mio telefono,chiamami,scrivimi');
select private.add_sense('my_number', 'nl', 'mijn nummer,mn nummer,m n nummer,mijn nr,mn nr,mijn 06,bel me,app me');
select private.add_sense('my_number', 'pl', 'moj numer,moj nr,moj telefon,dzwon,zadzwon,napisz do mnie');
select private.add_sense('my_number', 'tr', 'numaram,telefonum,telim,cebim,beni ara,ara beni,bana yaz');
insert into private.filter_meanings (topic, need_1, need_2, sequences)
select 'phone', private.sense_bits('my_number'), private.sense_bits('figure'),
  array['(?:[^,]*' || private.sense_signs(private.sense_bits('digits')) || '[^,]*,){5}'];

-- Apps by their sign, and names of accounts.
select private.add_sense('app_sign', 'en', 'ghost app,yellow app,blue app,purple app,green app,pink app,app with the ghost,app with a ghost,app with the game,controller logo,the dancing app,app with the note,app with the plane,paper plane app');
select private.add_sense('app_sign', 'de', 'geister app,geist app,gelbe app,blaue app,grune app,lila app,app mit dem geist,app mit geist,app mit dem controller,app mit dem flieger,app mit dem hor*,tanz app');
select private.add_sense('app_sign', 'fr', 'appli fantome,appli jaune,appli bleue,appli verte,appli violette,lappli jaune,lappli bleue,lappli verte,appli avec le fantome,appli avec la manette,appli du fantome,appli du petit fantome');
select private.add_sense('app_sign', 'es', 'app del fantasma,app amarilla,app azul,app verde,app morada,app del avion*,app del mando,la del fantasma,app de bailes');
select private.add_sense('app_sign', 'it', 'app del fantasma,app del fantasmino,app gialla,app blu,app verde,app viola,app del joystick,app col fantasma,app con laereo*,quella app blu');
select private.add_sense('app_sign', 'nl', 'app met het spookje,spookjes app,spookjesapp,spookje app,gele app,blauwe app,groene app,paarse app,app met het vliegtuigje,app met de controller');
select private.add_sense('app_sign', 'pl', 'apka z duszkiem,apke z duszkiem,apce z duszkiem,zolta apka,niebieska apka,niebieskiej apce,zielona apka,zielonej apce,fioletow* apk*,apka z padem,apka z duchem');
select private.add_sense('app_sign', 'tr', 'hayalet uygulama*,sari uygulama*,mavi uygulama*,yesil uygulama*,mor uygulama*,hayaletli*,kontrolcu logolu');
select private.add_meaning('moving', 'app_sign', 'lesson');
select private.add_sense('account_name', 'en', 'my tag,my user,my username,my @,my handle,my bio,name backwards,spelled backwards,underscore');
select private.add_sense('account_name', 'de', 'mein tag,mein user,mein nick,mein username,meiner bio,heiss da,heisse da,name ruckwarts,ruckwarts geschrieben,unterstrich');
select private.add_sense('account_name', 'fr', 'mon tag,mon user,mon pseudo,mon @,ma bio,mon nom a lenvers,a lenvers,tiret bas');
select private.add_sense('account_name', 'es', 'mi user,mi usuario,mi nick,mi tag,mi bio,al reves,guion bajo');
select private.add_sense('account_name', 'it', 'mio nick,mio user,mio tag,mia bio,nome al contrario,al contrario,trattino basso');
select private.add_sense('account_name', 'nl', 'mijn tag,mijn user,mijn nick,mijn bio,mn bio,naam omgekeerd,naam achterstevoren,laag streepje,heet ik');
select private.add_sense('account_name', 'pl', 'moj tag,moj nick,moj user,moim bio,nazwa od tylu,od tylu,podkreslnik,podkreslenie,imie wspak');
select private.add_sense('account_name', 'tr', 'kullanici adim,nickim,etiketim,biyomda,biomda,tersten,alt tire,alt cizgi');
select private.add_sense('short_app', 'xx', 'tt,ig,insta,snap,disc,dc,wa,tg,fb,yt,tiktok,discord,telegram,whatsapp');
select private.add_meaning('account', 'account_name & short_app|app|app_sign', 'lesson');
select private.add_sense('in_bio', 'xx', 'my bio,ma bio,meiner bio,mi bio,mia bio,nella bio,mijn bio,mn bio,moim bio,biyomda,biomda');
select private.add_meaning('account', 'in_bio', 'lesson thing outside');

-- A lift by somebody who has a car.
select private.add_sense('lift', 'en', 'pick you up,pick u up,drive you,drive u,give you a lift,give u a lift,give you a ride,give u a ride');
select private.add_sense('lift', 'de', 'hol dich ab,hole dich ab,dich abholen,fahr dich,fahre dich,nehm dich mit');
select private.add_sense('lift', 'fr', 'passe te prendre,viens te chercher,te ramener,te deposer,je te ramene');
select private.add_sense('lift', 'es', 'te recojo,paso a buscarte,te llevo,te paso a buscar,voy a buscarte,paso a por ti');
select private.add_sense('lift', 'it', 'ti passo a prendere,passo a prenderti,vengo a prenderti,ti vengo a prendere,ti porto io,ti accompagno');
select private.add_sense('lift', 'nl', 'je ophalen,jou ophalen,haal je op,je oppikken,breng je thuis');
select private.add_sense('lift', 'pl', 'podjade po ciebie,przyjade po ciebie,odbiore cie,podwioze cie,zabiore cie');
select private.add_sense('lift', 'tr', 'seni alirim,seni alayim,seni birakirim,seni birakayim,almaya gelirim,almaya geleyim');
select private.add_sense('car', 'en', 'car,licence,license,van');
select private.add_sense('car', 'de', 'auto,fuhrerschein,wagen');
select private.add_sense('car', 'fr', 'voiture,bagnole,caisse,permis');
select private.add_sense('car', 'es', 'coche,carro,carnet,moto');
select private.add_sense('car', 'it', 'macchina,auto,patente,motorino');
select private.add_sense('car', 'nl', 'auto,rijbewijs,scooter');
select private.add_sense('car', 'pl', 'auto,autem,samochod*,prawko');
select private.add_sense('car', 'tr', 'araba*,ehliyet*,motor*');
select private.add_meaning('meeting', 'lift & car', 'game thing');

-- Relatives who wait for the reader.
select private.add_sense('waits', 'en', 'waits,waiting,is waiting,are waiting,will be waiting');
select private.add_sense('waits', 'de', 'wartet,warten,lauert,lauern');
select private.add_sense('waits', 'fr', 'attend,attendent,attendra,tattend,tattendent');
select private.add_sense('waits', 'es', 'espera,esperan,esperando,esperara');
select private.add_sense('waits', 'it', 'aspetta,aspettano,aspettera');
select private.add_sense('waits', 'nl', 'wacht,wachten,staat te wachten');
select private.add_sense('waits', 'pl', 'czeka,czekaja,poczekaja,zaczeka*');
select private.add_sense('waits', 'tr', 'bekliyor*,bekleyecek*,bekler');
select private.add_sense('kin', 'en', 'brother,bro,brothers,cousin,cousins,boys,lads,mates,gang');
select private.add_sense('kin', 'de', 'bruder,cousin,cousins,jungs,kumpels,leute,gang');
select private.add_sense('kin', 'fr', 'frere,freres,cousin,cousins,gars,potes,les grands');
select private.add_sense('kin', 'es', 'hermano,hermanos,primo,primos,colegas,panda');
select private.add_sense('kin', 'it', 'fratello,fratelli,cugino,cugini,amici,banda');
select private.add_sense('kin', 'nl', 'broer,broers,neef,neven,jongens,maten');
select private.add_sense('kin', 'pl', 'brat,bracia,kuzyn,kuzyni,ziomki,chlopaki,koledzy');
select private.add_sense('kin', 'tr', 'abim,abimler,kuzenim,kuzenlerim,tayfa,cocuklar');
select private.add_meaning('threat', 'kin & waits & you_object & outside|hidden', 'game thing');
select private.add_meaning('threat', 'kin & waits ~5 you & outside|hidden', 'game thing self');

-- "Espèce de tortue" is a joke.
update private.filter_sense_words set senses = senses & ~ private.sense_bits('insult'), signs = private.sense_signs(senses & ~ private.sense_bits('insult'))
where language = 'fr' and part = ' espece de ';

-- Blocked words that are disguised in ways that only meanings read: "ret r4sado".
insert into private.filter_sense_words as w (key, language, part, senses, signs)
select distinct '^' || private.squeeze(f.word), 'xx', ' ^' || private.squeeze(f.word) || ' ', private.sense_bits('disguised')::bit(128), private.sense_signs(private.sense_bits('disguised'))
from private.filter_words f
where f.kind = 'block' and f.word ~ '^[a-z]{5,}$'
on conflict (key, language, part) do update set senses = w.senses | excluded.senses, signs = private.sense_signs(w.senses | excluded.senses);
select private.add_sense('disguised', 'xx', '^nega,^niga,^negr,^kys,^reggub,^tafiole');

insert into private.filter_words (word, kind, is_inside)
select word, 'allow', false from unnest(string_to_array('fickert,fickerts,fickeisen,fickenscher', ',')) as word on conflict do nothing;
