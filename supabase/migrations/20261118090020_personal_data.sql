-- The guard against personal data in texts. It knows phrases of eight languages, because strangers can read a class page.

-- Each topic has a cheap test first: most texts are about none of them.
create function private.personal_objection(bare text, said text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  line text := translate(bare, '''’`´‘', '');
  dot_word constant text := '(?:dot|d0t|doht|punkt|punto|punt|point|kropka|nokta)';
  dot constant text :=
    '(?:\s*[.](?=[a-z])|\s*[][(){}<>*_-]+\s*(?:[.]|' || dot_word || ')\s*[][(){}<>*_-]+\s*|\s+' || dot_word || '\s+)';
  at_sign constant text := '(?:\s*@\s*|\s*[][(){}<>*_-]+\s*(?:at|aet|@)\s*[][(){}<>*_-]+\s*)';
  at_word constant text := '\s+(?:at|aet|arroba|arobase|chiocciola|malpa|apenstaartje|klammeraffe|kuyruklu a)\s+';
  mail_host constant text := '(?:g ?mail|hotmail|outlook|yahoo|icloud|proton ?mail|gmx|yandex|onet|interia|libero|orange|laposte|ziggo|mail)';
  social constant text :=
    '(?:snap(?:chat|im|ime|ten)?|insta(?:gram|m|ma|dan|mi)?|ig|discord(?:um|uma|dan|a|u)?|dc|whats ?app?(?:tan|a)?|wapp|telegram(?:a|dan)?|tik ?tok(?:um|a|u)?|kik|signal'
    '|skype|facebook|fb|messenger|twitter|twitch|viber|we ?chat|be ?real|youtube|yt|steam|roblox|psn|xbox|fortnite|threema|omegle|zoom|face ?time|sc)s?';
  found text;
begin
  if line like any ('{%@%,"% at %",%(at%,%[at%,%<at%,%*at%,%-at-%,%aet%,%arrob%,%arobase%,%chiocc%,%malpa%,%apenst%,%klammer%,%mail%}') then
    found := substring(line from
      '[a-z0-9][a-z0-9._%+-]*' || at_sign || '[a-z0-9-]+' || dot || '[a-z]{2,}'
      || '|[a-z0-9][a-z0-9._%+-]*' || at_word || '[a-z0-9-]+\s+' || dot_word || '\s+[a-z]{2,}'
      || '|[a-z0-9][a-z0-9._%+-]*(?:' || at_sign || '|' || at_word || ')' || mail_host || '\M'
      || '|\m(?:my|meine?|mon|ma|mi|mia|mijn|moj|moja)\s+(?:e ?-?mail|mail|g ?mail|adres e-?mail|correo)\M\s*(?:address|adresse|addy)?\s*(?:is|ist|est|es|e|to|cest|:|=)\s*\S+'
    );
    if found is not null then
      return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share an e-mail address here. Everybody can read this.');
    end if;
  end if;

  found := private.link_in(line, dot);
  if found is not null then
    return jsonb_build_object('rule', 'link', 'found', found, 'message', 'Links are not allowed here. Leave the address out.');
  end if;

  found := private.phone_in(line);
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share a phone number here. Everybody can read this.');
  end if;

  if line like any (
    '{%snap%,%insta%,%discord%,%whats%,%wapp%,%telegram%,%tik%tok%,%kik%,%signal%,%skype%,%facebook%,%fb%,%messenger%,%twitter%,%twitch%,%viber%,'
    '%wechat%,"%we chat%",%bereal%,"%be real%",%youtube%,%yt%,%steam%,%roblox%,%psn%,%xbox%,%fortnite%,%threema%,%omegle%,%zoom%,%face%time%,%#%,"%add me%",%hmu%,'
    '"%hit me up%","ig %","ig:%","ig=%","ig@%","% ig","% dc","% sc","% ig %","% ig:%","% ig@%","% igs%","% ig=%","dc %","% dc %","% dc:%","dc:%","sc %","sc:%","% sc %","% sc:%","% sc=%"}'
  ) then
    found := substring(line from
      '\m[a-z0-9_.]{2,32}#\d{4}\M'
      || '|\m' || social || '\M\s*(?:@|:|=|#|->|;)\s*[a-z0-9_.@-]{2,}'
      || '|\m' || social || '\M\s*(?:@|:|=|#|\mis\M|name|user|tag|id|handle|nick|acc|profil|adim|isim)[a-z]*\M\s*(?:is|ist|est|es|e|to|cest|:|=)?\s+(?!(?:better|worse|bad|good|down|broken|not|so|a|the|cool|fun|boring|banned|blocked|full|great|ok|like|lagging|slow|over|cute|weak|strong|lost|gone|back|here|very|too|really|always|just|my|better)\M)\S+'
      || '|\m(?:my|meine?n?|mon|ma|mi|mia|il mio|mijn|moj|moja|moje|benim)\s+(?:\w+\s+)?' || social || '\M\s*(?:\w+\s+)?(?:is|ist|est|es|e|to|cest|lautet|heisst)\M\s+(?!(?:better|worse|bad|good|down|broken|not|so|the|kaputt|weg|doof|blod|nul|roto|rotto|stuk|kapot)\M)\S+'
      || '|\m' || social || '\M[^.!?]{0,12}@[a-z0-9_.]{3,}'
      || '|\m' || social || '\M\s+[a-z]+\s+[a-z][a-z.-]*(?:_[a-z0-9]|[0-9]{2})[a-z0-9_.]*\M'
      || '|\m(?:snapim|instam|discordum|tiktokum)\M\s*\S+'
      || '|\m' || social || '\M\s+[a-z]+[a-z_.-]*(?:[0-9_]|[.-][a-z])[a-z0-9_.]*\M'
      || '|\m(?:add|follow|dm|pm|msg|message|text|write|find|contact|call|hmu|hit me up|adde?|adden|folgt?|schreibt?|ajoutez?|suivez|suis|ecris|parle|abonne|rejoins|agregame|agreguenme|anademe|sigueme|siganme|escribeme|hablame|buscame|aggiungimi|aggiungetemi|seguimi|seguitemi|scrivimi|cercami|contattami|voeg|volg|stuur|app|dodaj|dodajcie|napisz|obserwuj|znajdz|pisz|ekle|ekleyin|takip|yaz|yazin)\M[^.!?]{0,24}\m' || social || '\M'
      || '|\m' || social || '\M[^.!?]{0,14}\m(?:add me|ekle|ekleyin|takip et|yaz|yazin|ulas|hinzufugen|toevoegen)\M'
      || '|\madd me\M\s*(?:on|at|:|@|\-)\s*(?!(?:the|a|to|my|your|our|this|that|friends?)\M)\S+'
      || '|\m(?:whats|what is|what s|give me|gimme|send me|tell me|drop|share)\s+(?:ur|your|yo|you)\s+' || social || '\M'
    );
    if found is not null then
      return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share where or how people can find you. Everybody can read this.');
    end if;
  end if;

  found := private.moving_in(line);
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Stay in this chat. Do not ask others to talk somewhere else.');
  end if;
  found := private.meeting_in(line);
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not ask others to meet outside of the games.');
  end if;

  found := coalesce(private.age_in(line), private.school_in(line), private.class_in(line));
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share your age or your school here. Everybody can read this.');
  end if;
  found := coalesce(private.address_in(line), private.name_in(line, said));
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share your name or your address here. Everybody can read this.');
  end if;
  return null;
end $$;

-- A web address. Short endings that are also words need a path behind them: "ok.no problem" is no address.
create function private.link_in(line text, dot text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  clear constant text :=
    '(?:com|net|org|info|uk|eu|fr|nl|pl|ru|de|tr|ch|cz|ca|au|nz|br|xyz|biz|tv|app|dev|cc|edu|gov|ly|gl|online|site|website|club|store)';
  -- Also words or greetings of players.
  spoken_dot constant text := '(?:\s*[.]\s*|\s*[][(){}<>*_-]+\s*(?:[.]|dot|punkt|punto|punt|point|kropka|nokta)\s*[][(){}<>*_-]+\s*|\s+(?:dot|d0t|punkt|punto|punt|point|kropka|nokta)\s+)';
  spoken_slash constant text := '\s*(?:/|\\|slash|schragstrich|barra|barre|sbarra|ukosnik|taksim|streep|schuine streep|bolu|kesme)';
  vague constant text := '(?:gg|io|me|it|es|us|co|be|at|is|to|in|so|no|am|my|ai|sh|fun|live|link|shop|game|games|world|space|zone|page|pro|top|one|se|dk)';
begin
  if not line like any (
    '{%.%,%:%,%/%,%www%,%http%,"%dot %",%dot)%,%dot]%,%d0t%,%doht%,%punkt%,%punto%,%punt%,%point%,%kropka%,%nokta%,"%h t t%","% com%",%net%,%tv%,%gg%}'
  ) then return null; end if;
  return substring(line from
      '\mh\s*(?:t\s*t|x\s*x)\s*p\s*s?\M\s*[][(){}]*(?::|(?=/|\\|\s*slash|\s+[a-z0-9-]+\s*[.]))[][(){}]*\s*(?:/\s*/|\\\\|slash|/)?\s*\S*'
      || '|\m(?:discord|dsc|discordapp|twitch|youtu|bit|tinyurl|goo|t|wa|tiktok|roblox|youtube|instagram|snapchat|linktr|paypal|steam|guns|invite)' || spoken_dot || '(?:gg|ly|com|be|tv|gl|me|io|ee|lol|net|org)\M(?:' || spoken_slash || '\s*\S+|(?=\s*$))'
      || '|\m(?:discord|dsc)' || spoken_dot || 'gg\M'
      || '|\m[a-z0-9-]{3,}' || spoken_dot || '(?:gg|io|me|co|it|es|tv|to|be|at|ly)\M' || spoken_slash || '\s*[a-z0-9]'
      || '|\m[a-z0-9-]{3,}\s+(?:dot|d0t|punkt|punto|punt|point|kropka|nokta)\s+(?:gg|io|it|tv|ly)\M'
      || '|\m(?:ve a|entra en|vai a|go to|visit|check|check out|try|on|at|use|see|play on|download from|geh auf|auf|bei|von|unter|sur|via|voir|en|su|op|naar|van|na|bij|z|from|site|website|seite|pagina|strona|adres|gir|girin)\s*:?\s+[a-z0-9-]{5,}[.](?:io|gg|co|ai|me|it|es|to|be|at|us|se|dk|is|fun|live|link|shop|game|games|world|space|zone|page|pro|top|one|pt|gr|ro|hu|fi)\M(?![.]?[a-z0-9@])'
      || '|\m[a-z]*[a-z0-9-]*(?:[0-9]|[a-z]-)[a-z0-9-]*[a-z][a-z0-9-]*[.](?:io|gg|co|ai|me|it|es|to|be|us|live|link|shop|games?|fun|zone|world|top|pro)\M'
      || '|(?:^|\s)[a-z0-9-]{6,}[.](?:io|gg|ai)\M(?!\s+(?:vado|ho|sono|non|faccio|gioco|voglio|devo|posso|penso|sto|gia|invece|anche|so|mi|ti|lo|la|ci|wp|ez|everyone|all|guys|team|to)\M)(?![.]?[a-z0-9@])'
      || '|\mwww\s*[.,]?\s*(?:dot\s+)?[a-z0-9-]{2,}'
      || '|[a-z]+://\S+'
      || '|(?<![\d.])\d{1,3}[.]\d{1,3}[.]\d{1,3}[.]\d{1,3}\M(?![.]\d)'
      || '|\m[a-z0-9-]{2,}' || dot || clear || '\M(?![.]?[a-z0-9@])'
      || '|\m[a-z0-9-]{2,}(?:\s*[.]\s*(?:com|org)|,(?:com|net|org)|(?<=discord),gg)\M(?!\s*[.]?[0-9@])'
      || '|\m[a-z0-9-]+[.]' || vague || '\s*/\s*[a-z0-9]'
      || '|\m(?:[a-z0-9-]{4,}[.](?:io|es|it|co|gg|ai|se|dk|me|be|pt|gr|ro|hu|fi|us|to|at)|(?:discord|dsc|invite|twitch|youtu|bit|t|goo)[.][a-z]{2,3})\M(?=\s*$)'
      || '|\m[a-z0-9-]{3,}\s*[][(){}<>*_-]+\s*(?:[.]|dot|punkt|punto|punt|point|kropka|nokta)\s*[][(){}<>*_-]+\s*' || vague || '\M'
      || '|\m[a-z0-9-]{3,}\s+(?:dot|d0t|kropka|nokta)\s+(?:gg|io|co|me|be|tv)\M'
      || '|\m(?:dot|d0t|punkt|punto|punt|point|kropka|nokta)\s*(?:com|net|org)\M'
      || '|\m(?:youtube|google|discord|roblox|twitch|tiktok|instagram|facebook|snapchat|reddit)\s+(?:com|net|org|gg|tv)\M'
    );
end $$;

-- A phone number: at least nine digits, or seven that begin with 0 or + or have separators. Scores, dates, times and
-- counting are none.
create function private.phone_in(line text) returns text
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
  about_scores constant text :=
    '\m(?:scores?|points?|pts|punkte?n?|punti|punten|puntos|pkt|punktow|punkty|puan|coins?|dabloons?|highscore|record|rekord|xp|exp|seed|views|subs|followers|millions?|mio|skor|wynik|stig|hp|damage|runs?)\M';
  gap constant text := '[ ().\-–/_,]{0,3}';
  tens constant text :=
    '\m(?:vingts?|soixante|septante|trente|quarante|cinquante|douze|treize|quatorze|quinze|seize|onze|\w+zig|\w+dreissig|\w+tig|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veint\w+|vent\w+|trent\w+|quarant\w+|cinquant\w+|sessant\w+|settant\w+|ottant\w+|novant\w+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\w+teen|\w+dziesci\w*|\w+dziesiat|\w+nascie|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan)\M';
  many int;
  spoken int;
  words text[];
  digits text;
  found text;
begin
  many := length(line) - length(translate(line, '0123456789', ''));
  words := string_to_array(translate(line, ',-.', '   '), ' ');
  select count(*) into spoken from unnest(words) as word where word = any (digit_words);
  if many + spoken < 3 then return null; end if;
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
  -- Dates, times, decimals, thousands, seasons and ranges are no phone numbers.
  line := regexp_replace(line,
    '(?<!\d[-./ ()–]{1,2})\m(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4}|\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?|\d{4}\s?[-–/x]\s?\d{4}'
    '|(?:0|[1-9]\d?)[.,]\d+|[1-9]\d{0,2}(?:[.,]\d{3})+|[1-9]\d?(?: \d{3}){2}|[1-9](?: \d{3}){3,})\M(?![ ().\-–/:]{0,2}\d)', ' · ', 'g');
  found := coalesce(
    substring(line from '(?:\+|\(\s*0|(?<!\d[ ().,:/–_-]{0,3})0)' || gap || '\d(?:' || gap || '\d){5,}'),
    case when line !~ about_scores then
      coalesce(substring(line from '\d(?:' || gap || '\d){8,}'), substring(line from '\d{2,4}[-./]\d{2,4}(?:[-./]\d{2,4})*'))
    end,
    substring(line from '\m(?:call|text|phone|tel|mobile|cell|whatsapp|ring|handy|nummer|number|numero|numer|telefon\w*|numaram|ara|dzwon|zadzwon|llamame|appelle|chiamami|bel|ruf|app)\M[^0-9]{0,20}\d(?:' || gap || '\d){5,}')
  );
  digits := regexp_replace(found, '\D', '', 'g');
  if length(digits) < 6 or length(digits) < 7 and found !~ '[a-z]' then return null; end if;
  if digits ~ '0{6}$' or digits ~ '^(?:0+|1+|2+|3+|4+|5+|6+|7+|8+|9+)$'
    or position(digits in '012345678910111213141516') > 0 or position(digits in '151413121110987654321000') > 0 then
    return null;
  end if;
  return found;
end $$;

-- The age of the writer, also told indirectly.
create function private.age_in(line text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  age constant text :=
    '(?:[5-9]|1[0-9]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen'
    '|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf|dreizehn|vierzehn|funfzehn|sechzehn|zes|zeven|negen|tien|twaalf|dertien|veertien|vijftien|zestien'
    '|neuf|dix|onze|douze|treize|quatorze|quinze|seize|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis'
    '|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|osiem|dziewiec|dziesiec|jedenascie|dwanascie|trzynascie|czternascie|pietnascie'
    '|on|on bir|on iki|on uc|on dort|onbir|oniki|dokuz|sekiz)';
begin
  if line !~ '[0-9]' and not line like any (
    '{%five%,%six%,%seven%,%eight%,%nine%,%ten%,%ele%,%twel%,%teen%,%sech%,%sieb%,%acht%,%neun%,%zehn%,%elf%,%zwol%,%zes%,%zeven%,%negen%,%tien%,%twaalf%,%neuf%,%dix%,%nze%,%douze%,%ize%,%torze%,%siete%,%ocho%,%nueve%,%diez%,%once%,%doce%,%trece%,'
    '%catorce%,%quince%,%diec%,%nove%,%dici%,%osiem%,%dziewi%,%dziesi%,%nascie%,%onb%,%onik%,"%on %",%dokuz%,%sekiz%,%grade%,%class%,%klas%,%sinif%,%primar%,%media%,%element%,%eme%,%grado%,%form%,% eso%,% cp%,% ce%,% cm%}'
  ) then return null; end if;
  if not line like any (
    '{"%im %","%i am %","%i m %","%bin %","%werde %","%ben %","%ik word %",%turn%,"%jai %","%j ai %","g 1%","% g 1%",%avoir%,%tengo%,%cumpl%,"% ho %","ho %",%compio%,'
    '%faccio%,"%mam %",%koncz%,%yas%,"% age%",age%,"% alter %",%edad%,"% eta %",%leeftijd%,%wiek%,%yo%,%y/o%,%born%,%gebor%,%old%,"% ans%","% anos%",'
    '"% anni%","% lat%",%jahr%,%jaar%,%birthday%,%bday%,%b-day%,%compleanno%,%verjaardag%,%urodz%,%dogum%,%grade%,%klas%,%groep%,%sinif%,%primaria%,%naci%,%nato%,%nata%,'
    '"%je suis %",%estoy%,%media%,%/m%,%/f%,%/ f%,%/ m%}'
  ) then return null; end if;
  return substring(line from
      '\m(?:i ?a?m|im|ima|ich bin|ich werde|^bin|ik ben|ik word|i (?:just |am |will be )?turn(?:ed|ing)?)\s+(?:(?:only|just|like|about|almost|nearly|actually|also|now|turning|erst|schon|gerade|grad|fast|auch|jetzt|nu|pas|net|bijna|ook|al|nog)\s+)*' || age || '\M(?=\s*(?:$|[!?),;]|[.](?!\d)|(?:years?|yrs?|yr|yo|y/o|y|jahre?|jaar|and|but|lol|btw|u|you|too|rn|now|so|wbu|hbu|male|female|boy|girl|m|f|next|old|haha|irl|und|aber|wie|du|auch|geworden|jij|maar|ook|from|aus|uit|what|how|xd|lmao|today|tomorrow|morgen|heute|soon|bald)\M(?!\s*\d)))'
      || '|\m(?:j ?ai|g|jvais avoir|je vais avoir|tengo|cumplo|cumpli|acabo de cumplir|ho|compio|faccio|mam|skonczyl[ae]m|koncze)\s+(?:(?:ya|gia|solo|juste|seulement|appena|quasi|prawie|juz|dopiero|deja|que|bientot|casi)\s+)*' || age || '\s*(?:ans|anos|anitos|anni|lat|latek|roku)\M'
      || '|\m' || age || '\s*yas(?:indayim|inda|indayiz|ima|imdayim)\M|\myasim\s*:?\s*' || age || '\M'
      || '|\m(?:my age|mein alter|mi edad|la mia eta|mon age|mijn leeftijd|moj wiek)\M\s*(?:is|ist|es|e|est|to|cest|:|=)?\s*' || age || '\M'
      || '|\mage\s*[:=]\s*\d+'
      || '|\m(?:[5-9]|1[0-9])\s*(?:yo|y/o|y[.]o)\M'
      || '|\m(?:[5-9]|1[0-9])\s*/\s*[mf]\M|\m[mf]\s*/?\s*1[0-9]\M(?=\s*$|\s*/)'
      || '|^(?:hi |hey |hello |hallo |salut |hola |ciao |hoi |czesc |selam )?(?:me )?' || age || '\s*(?:years? old|yrs? old|jahre alt|jaar oud|ans|anos|anni|lat|yas)\M'
      || '|\m(?:[5-9]|1[0-9])\s*(?:years?|yrs?)[ -]old\s+(?:girl|boy|here|from|m|f|btw)\M'
      || '|\m(?:i was born|im born|born in|ich bin geboren|geboren (?:am|in)|ik ben geboren|je suis nee?|naci|sono nat[ao]|urodzil[ae]m sie)\M\s*(?:in|on|am|im|op|en|el|le|nel|il|w|jahr|ano|anno)*\s*(?:[a-z]+ )?\d+'
      || '|\m(?:19|20)\d\d\s*(?:dogumluyum|geboren|born)\M'
      || '|\m(?:my birthday is|my b-?day is|mein geburtstag ist|mon anniversaire (?:est|cest)|mi cumpleanos es|il mio compleanno e|mijn verjaardag is|moje urodziny sa|dogum gunum)\M[^.!?]{0,12}\d'
      || '|\mi ?a?m in (?:the )?(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:grade|class|form)\M|\mi ?a?m in (?:grade|year|class|form) \d+\M'
      || '|\mich (?:bin|gehe) in (?:der|die) (?:\d+[.]?|ersten?|zweiten?|dritten?|vierten?|funften?|sechsten?|siebten?|achten?|neunten?) klasse\M'
      || '|\mik zit in (?:groep|klas) \d|\mje suis en (?:c[pem][12]?|\d ?e?me|sixieme|cinquieme|quatrieme|troisieme)\M|\mestoy en (?:\d+|primero|segundo|tercero|cuarto|quinto|sexto) (?:de )?(?:primaria|eso|grado)\M|\mfaccio la (?:\w+ )(?:media|elementare)\M|\mchodze do (?:\d+|\w+) klasy\M|\m\d+[.]? sinif(?:tayim|a gidiyorum|im)\M'
    );
end $$;

-- The school of the writer, by name or number.
create function private.school_in(line text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- What people say about any school.
  opinion constant text :=
    '(?:boring|closed|cool|bad|big|so|very|too|not|over|out|nice|great|far|near|hard|easy|fun|blocked|blocking|slow|starting|done|finished|really|a|an|super|okay?|good|ok|small|old|tomorrow|today|today|the best|the worst|doof|blod|langweilig|toll|cool|zu|aus|heute|morgen|vorbei|schon|gross|klein|nicht|nie|echt|nul|nulle|loin|grande?|petite?|fini|aburrid[oa]|lejos|muy|buen[oa]|noiosa|bella|brutta|finita|lontana|saai|leuk|stom|dicht|klaar|groot|fajna|nudna|daleko|zamknieta|cok|guzel|sikici|kapali|bitti|uzak)';
begin
  if not line like any (
    '{%school%,%academy%,%college%,%elementary%,%schule%,%gymnas%,%lycee%,%ecole%,%colegio%,%escuela%,%instituto%,%insti%,%scuola%,%liceo%,%lyceum%,%szkol%,%liceum%,'
    '%podstawowk%,%okul%,%lise%,%cole %,%kolej%,%primary%,%grammar%,"% sp %","% ps %"}'
  ) then
    return null;
  end if;
  return substring(line from
      '\m(?:my|our) (?:\w+ )?school(?:s name|s)?\M\s*(?:is(?: called| named)?|:|=)\s*(?!' || opinion || '\M)\S+'
      || '|\m(?:im|(?:i|we) (?:go|went|study|am|are|attend))\M(?: to| at| in)?\s+(?!(?:the|my|a|an|bed|sleep|after|before|eat|no|get|play|from|this|that|same|different|another|new|good|bad|big|small|boring|your|our|home|work|church|school|high school|middle school|college|elementary|primary|in|at|to|late|going|not|so|bored|doing|still|now|back|on|off|done|sick|ready|playing)\M)(?:[a-z0-9.-]+ ){1,4}(?:school|academy|college|elementary|primary|high|gymnasium|grammar)\M'
      || '|\m(?:i go to|im at|i am at|im from) (?:ps|p s|st|saint) ?[a-z0-9]+'
      || '|\mich (?:gehe?|geh|bin|war) (?:auf|in|an|am|ins|aufs|ans|zur|zum)\M(?: (?:die|das|der|dem|den))?\s+(?!haupt|grund|real|gesamt|vor|hoch|musik|fahr)[a-z0-9.]+-?(?:schule|gymnasium)\M'
      || '|\mich (?:gehe?|geh|bin) (?:auf|in|an|am|ins|aufs|ans|zur|zum)\M(?: (?:die|das|der|dem|den))?\s+(?!(?:die|das|der|dem|den|meine|meiner|eine|einer|unsere|unserer|deine)\M)[a-z0-9.-]+[ -](?:grund|haupt|real|gesamt|ober)?(?:schule|gymnasium)\M'
      || '|\mmeine schule (?:heisst|ist die|ist das|:)\s*\S+|\mmeine schule ist (?!' || opinion || '\M|die|das)\S+'
      || '|\m(?:je (?:vais|suis|etudie)|jvais|chui|jsuis) (?:au|a l|a la|a|en)\s*(?:college|lycee|ecole)\s+(?!(?:demain|et|mais|pour|maintenant|en|le|ce|cet|a|lundi|mardi|jeudi|tous|avec|apres|aujourdhui|jusqua|les|puis|donc|ou|je|jai|car|bientot|la|de|du|aussi|ciao|bye|tout)\M)[a-z]{3,}'
      || '|\mmon (?:college|lycee|ecole) (?:sappelle|cest|est (?:le|la|l))\s+(?!' || opinion || '\M)\S+'
      || '|\m(?:voy|estudio) (?:al|a la|en el|en la|en)\s*(?:colegio|escuela|instituto|insti|cole)\s+(?!(?:manana|y|pero|para|ahora|en|a|el|lunes|todos|con|despues|hoy|hasta|los|luego|porque|de lunes|asi|ya|adios|que|por|tambien|cada)\M)[a-z]{2,}'
      || '|\mmi (?:colegio|escuela|instituto|cole) (?:se llama|es (?:el|la))\s+(?!' || opinion || '\M)\S+'
      || '|\m(?:vado|studio|frequento) (?:alla?|allo|il|la|a)\s*(?:scuola|liceo|istituto|media)\s+(?!(?:domani|e|ma|per|adesso|ora|in|a|il|lunedi|con|dopo|oggi|fino|poi|quindi|perche|ciao|tutti|anche|di|ogni)\M)[a-z]{3,}'
      || '|\m(?:la )?mia scuola (?:si chiama|e la)\s+(?!' || opinion || '\M)\S+'
      || '|\mik (?:zit|ga|ging) (?:op|naar)(?: de| het)?\s+(?!(?:middelbare|basis|mijn|een|de|school)\M)(?:[a-z0-9.-]+ )?[a-z0-9.-]*(?:school|college|lyceum|gymnasium)\M(?<!(?:op|naar) (?:basis|middelbare |hoge)school)'
      || '|\mmijn school (?:heet|is (?:het|de))\s+(?!' || opinion || '\M|beste|leukste)\S+|\mmijn school is (?!' || opinion || '\M|het|de)\S+'
      || '|\m(?:chodze|ide|ucze sie) (?:do|w)\s*(?:szkoly|sp|liceum|lo|podstawowki|gimnazjum|szkole)\s*(?:podstawowej|sredniej)?\s*(?:nr|numer|im|imienia|w|we|\d)\s*\S*'
      || '|\mmoja szkola (?:to|nazywa sie)\s+(?!' || opinion || '\M)\S+'
      || '|\m[a-z]{3,} (?:ilkokulu|ortaokulu|lisesi|anadolu lisesi|koleji)(?:na|nda|nde|ne)?\M[^.!?]{0,12}\m(?:gidiyorum|okuyorum|gidiyoruz)\M'
      || '|\mokulum(?:un adi)?\M\s*:?\s*(?!' || opinion || '\M)[a-z0-9]+(?: [a-z]+)? (?:ilkokulu|ortaokulu|lisesi|koleji|okulu)|\mokulumun adi\M\s*\S+'
    );
end $$;

-- The class of the writer: "7-B", also with a school.
create function private.class_in(line text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if line !~ '[1-9]' or not line like any (
    '{%schule%,%gymnas%,%school%,%academy%,%college%,%lycee%,%ecole%,%colegio%,%instituto%,%escuela%,%scuola%,%media%,%liceo%,%istituto%,%lyceum%,%podstawow%,%szkol%,%liceum%,%okul%,%lise%,%kolej%,%sinif%,"%im %","%i am %","%bin %","%je suis%",%jsuis%,%chui%,%estoy%,"%soy %","%voy %","%sono %","%vado %","%faccio %","%zit %","%ben %","%jestem %","%chodze %"}'
  ) then return null; end if;
  return substring(line from
      '\m(?:[a-z-]*schule|[a-z-]*gymnasium|school|academy|college|lycee|ecole|colegio|instituto|escuela|scuola|media|liceo|istituto|lyceum|podstawow\w+|szkol\w*|liceum|ilkokul\w*|ortaokul\w*|lise\w*|kolej\w*)\M.{0,36}\m(?:(?:class|klasse|klas|klasa|klasie|classe|clase|year|grade|form|sinif)\s*)?(?:1[0-3]|[1-9])\s*(?:eme|e|o|a|th)?\s*[-./º°]?\s*(?:[a-f](?![.]m)|eso|sinif\w*|grade|klasse)\M'
      || '|\m(?:im|i am|ich bin|bin|je suis|jsuis|chui|estoy|soy|voy|sono|vado|ik zit|ik ben|zit|jestem|chodze)\M (?:in|at|en|a|de|nella|alla|in der|in die|in de|in het|w|do|del)? ?(?:the |la |classe |klas |klasie |klasy |clase |class |klasse |year |grade |form |groep |grupo )?(?:1[0-3]|[1-9])\s*(?:eme|e|o|a)?\s*[-./º°]?\s*[a-f]\M(?! (?:level|punkt|point|tor|position|place|rang|manche|partie|tour|vie|ligne|posizione|ronda|runda|rundzie))'
      || '|\m(?:1[0-2]|[1-9])\s*[-/. ]?\s*[a-f] sinif\w*\M|\m(?:1[0-2]|[1-9])\s*[-/.]?\s*[a-f]?\s*sinif(?:indayim|tayim|ogrencisiyim|a gidiyorum|ina gidiyorum)\M|\m\w+ (?:ilkokulu|ortaokulu|lisesi|koleji)(?:nda|nde)?yim\M'
    );
end $$;

-- Where the writer lives.
create function private.address_in(line text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if not line like any (
    '{"%live %",%address%,%house%,"%stay %",%wohn%,%adres%,%habite%,%vivo%,%vivimos%,%direccion%,%abit%,%indirizzo%,%woon%,%wonen%,%mieszka%,%oturuyor%,%yasiyorum%,'
    '%evim%,"%je vis%","%sto in%"}'
  ) then
    return null;
  end if;
  return substring(line from
      '\m(?:my|our|the) (?:home )?address\M\s*(?:is|:|=)\s*\S+'
      || '|\m(?:whats|what is|give me|gimme|send me|tell me)\s+(?:ur|your) (?:home )?address\M'
      || '|\m(?:i|we) (?:live|stay) at\M\s+(?!(?:the (?:pond|end|top|bottom)|home|this|school)\M)\S+'
      || '|\m(?:i|we) (?:live|stay) (?:on|in|near|by|behind)\M\s+(?:\S+\s+){0,4}(?:street|str|st|road|rd|avenue|ave|lane|ln|drive|close|court|way|blvd|boulevard|terrace|crescent|square|apartments?|flat|house number|hill|gardens?)\M'
      || '|\m(?:i|we) live (?:in|on|near)\M\s+\d+'
      || '|\mmy house (?:number )?(?:is|:) (?:at|on|in|near|number|\d+)\M'
      || '|\m(?:wir wohnen|ich wohne?|wohne)\M[^.!?]{0,30}(?:strasse|str[.]|str\M|weg\M|gasse\M|platz\M|allee\M|ufer\M|ring\M|damm\M)[^.!?]{0,3}\d*'
      || '|\m(?:ich wohne?|wir wohnen|wohne)\M\s+(?:in|an|am|im|auf)\M[^.!?]{0,24}\d{1,4}[a-z]?\M'
      || '|\m(?:meine adresse|mon adresse|mi direccion|(?:il )?mio indirizzo|mijn adres|moj adres|ev adresim|adresim)\M\s*(?:ist|est|cest|es|e|is|to|:|=)?\s*\S+'
      || '|\m(?:j ?habite|on habite|nous habitons|je vis)\M[^.!?]{0,16}(?:\d+|\m(?:rue|avenue|boulevard|chemin|allee|impasse|place|quai|route)\M)'
      || '|\m(?:vivo|vivimos)\M[^.!?]{0,10}\m(?:calle|avenida|avda|av|plaza|paseo|carrer|c/|numero|barrio)\M[^.!?]{0,3}\S+'
      || '|\m(?:abito|vivo|abitiamo|sto)\M[^.!?]{0,6}\m(?:via|viale|corso|piazza|vicolo|largo|strada)\M\s+\S+'
      || '|\m(?:ik woon|wij wonen|we wonen)\M[^.!?]{0,24}(?:straat|laan\M|weg\M|plein\M|gracht\M|kade\M|dijk\M|singel\M|\m\d+\M)'
      || '|\m(?:mieszkam|mieszkamy)\M[^.!?]{0,10}\m(?:ul|ulicy|ulica|osiedlu|os|alei|al|placu)\M[.]?\s*\S+|\mmieszkam\M[^!?]{0,24}\d+'
      || '|(?:sok(?:ak|agi)|cad(?:de|desi)|mah(?:alle|allesi)?|sokagin|apartman|bulvar)[a-z]*\M[^!?]{0,24}\m(?:oturuyorum|yasiyorum|oturuyoruz|evim)\M|\mevim\M[^!?]{0,24}(?:sok|cad|mah)[a-z]*\M'
    );
end $$;

-- The full or real name of the writer. A first name alone is accepted.
create function private.name_in(line text, said text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  says constant text := '\M\s*(?:is|ist|lautet|est|cest|es|e|to|:|=)\s*';
  -- A second word that continues the sentence is not a family name.
  two constant text :=
    '\s+(?!adim\M)[a-z]{2,}\s+(?!(?:and|but|lol|not|too|so|what|whats|hi|the|is|in|from|on|nice|btw|haha|und|aber|auch|wie|ich|et|mais|aussi|je|y|pero|tambien|e|ma|anche|en|maar|ook|ik|i|ale|tez|ve|ama|de|da|because|weil|ok|xd|gg|please|pls|now|here|yes|no|you|u|who|a|my|like|duck|ducky|quack|adim|senin|sen|seninki|et|toi|tu|du|ty|jij|jouw|twoje)\M)[a-z-]{3,}(?=\s*$|\s*[.,!?]|\s+(?:for real|irl|btw|in real life|in echt|wirklich|en vrai|de verdad|davvero|voor het echt|echt|naprawde|gercekten)\M)';
begin
  if not line like any (
    '{%name%,%heisse%,%prenom%,%nom%,%mappelle%,%apellido%,%nombre%,%llamo%,%cognome%,%chiamo%,%naam%,%heet%,%nazwisk%,%nazywam%,%imie%,%soyad%,%soyism%,%soy%ad%,%adim%,%ismim%}'
  ) then
    return null;
  end if;
  -- Two or more capitalized words are a full name, whatever follows.
  if said ~ (
    '(?:[Nn]ame (?:is|ist)|[Nn]ame''?s|[Hh]ei(?:ß|ss)e|[Hh]ei(?:ß|ss)|[Mm][''’ ]?appelle|[Nn]om (?:est|c[''’]est)|[Ll]lamo|[Nn]ombre es|[Cc]hiamo|[Nn]ome (?:è|e)|[Hh]eet|[Nn]aam is|[Nn]azywam si[eę]|[Nn]a imi[eę]|[Aa]d[ıi]m|[İIi]smim|[Aa]d[ıi]m soyad[ıi]m)[:,]?\s+'
    || '(?!(?:Captain|King|Queen|Lord|Sir|Mr|Mrs|Doctor|Dr|Princess|Super|Agent|Player|Duck|The|Master|Kapit|Professor|König|Roi|Rey|Re |Koning|Król|Kral)\M)[A-ZÀ-ÖØ-ÞĆĞİŁŃŚŞŹŻŠČŽ][a-zß-öø-ÿąćęğıłńśşźżšč-]+ (?:(?:de|van|von|di|da|del|der|den|le|la) )*[A-ZÀ-ÖØ-ÞĆĞİŁŃŚŞŹŻŠČŽ][a-zß-öø-ÿąćęğıłńśşźżšč-]+'
  ) then return line; end if;
  return substring(line from
      '\mmy (?:real|full|last|family|second|middle|actual|true|irl|legal) ?name' || says || '(?!(?:a secret|secret|private|not|too|so|hard|boring)\M)\S+'
      || '|\m(?:my|ma) surname' || says || '\S+|\m(?:my|irl) name irl' || says || '\S+'
      || '|\m(?:whats|what is|tell me) (?:ur|your) (?:real|full|last) name\M'
      || '|\mmy name' || says || '(?<=\s)' || substr(two, 4)
      || '|\mmein (?:echter|richtiger|voller|ganzer|wahrer) (?:name|vorname)' || says || '\S+|\mmein (?:nachname|familienname|vor- und nachname)' || says || '\S+'
      || '|\mmit nachnamen? heisse? ?ich\M|\mich heisse (?:mit nachnamen|in echt|eigentlich|wirklich|richtig)\M\s+\S+'
      || '|\m(?:ich heisse|mein name ist|je mappelle|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome e|ik heet|mijn naam is|nazywam sie|mam na imie|benim adim|adim|ismim)' || two
      || '|\mmon (?:vrai |nom complet|vrai prenom)(?:nom|prenom)?' || says || '\S+|\mmon nom de famille' || says || '\S+'
      || '|\mmi (?:apellido|nombre real|nombre completo|verdadero nombre|nombre verdadero)' || says || '\S+'
      || '|\m(?:il )?mio (?:cognome|vero nome|nome vero|nome completo|nome e cognome)' || says || '\S+'
      || '|\mmijn (?:achternaam|echte naam|volledige naam|hele naam)' || says || '\S+'
      || '|\mmoje (?:nazwisko|prawdziwe imie|imie i nazwisko|prawdziwe nazwisko)' || says || '\S+|\mna nazwisko mam\M\s*\S+|\mnaprawde nazywam sie\M\s*\S+'
      || '|\m(?:soyadim|soyismim|soy adim|gercek adim|gercek ismim|tam adim|asil adim)\M\s*:?\s*\S+'
    );
end $$;

-- Why a text is refused, as {rule, found, message}, or null. The message names the rule.
create or replace function private.judge_text(body text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found text := private.blocked_word(body);
begin
  if found is not null then
    return jsonb_build_object('rule', 'word', 'found', found, 'message', format('“%s” is not allowed here.', found));
  end if;
  return private.personal_objection(private.bare_line(body), body);
end $$;

drop function private.escape_pattern(text);

revoke execute on function
  private.personal_objection(text, text), private.link_in(text, text), private.phone_in(text), private.age_in(text), private.school_in(text), private.class_in(text),
  private.address_in(text), private.name_in(text, text)
from public;
