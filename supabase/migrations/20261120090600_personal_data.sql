-- The guard against personal data, requests, threats and offers compares a line with the patterns that its words trigger.

-- Letters with spaces between them are one word: "w w w . d u c k . c o m".
create or replace function private.joined_letters(line text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if line !~ '(?:^| )[a-z./:] [a-z./:] [a-z./:](?: |$)' then return line; end if;
  return regexp_replace(line, '(?<![^ ])([a-z./:]) (?=[a-z./:](?![^ ]))', '\1', 'g');
end $$;

-- The terms of the lists that a line has, as alternatives of a pattern: {"app": "whatsapp\w*|snap"}.
create function private.terms_in(keys text[], spaced text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  return (
    select jsonb_object_agg(f.list, f.terms)
    from (
      select t.list, string_agg(replace(t.term, '*', '\w*'), '|' order by length(t.term) desc) as terms
      from private.filter_terms t
      where t.key = any (keys) and (t.key = t.term or position(' ' || rtrim(t.term, '*') in spaced) > 0)
      group by t.list
    ) as f
  );
end $$;

-- A line with one sign in place of each term.
create function private.marked_line(line text, terms text, sign text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if terms is null or terms = '' then return line; end if;
  return regexp_replace(line, '\m(?:' || terms || ')\M', sign, 'g');
end $$;

-- A line as the patterns of meetings read it: § is "in real life", ¶ a place of a town, ¤ a day or a time. Empty if it is
-- about a game.
create function private.meeting_line(line text, terms jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  flat text := regexp_replace(translate(line, '-,!?().', '       '), ' +', ' ', 'g');
begin
  if not coalesce(terms ? 'real', false) and flat ~ '\m(?:game|ingame|map|lobby|level|server|minecraft|roblox|fortnite|im spiel|karte|spiel|jeu|carte|niveau|juego|mapa|partida|nivel|gioco|mappa|livello|partita|spelletje|spel|kaart|gra|grze|gry|mapie|poziom\w*|oyun\w*|harita\w*|film|movie|dream|concert|zoo|teacher|mum|mom|grandma|oma|opa)\M' then
    return '';
  end if;
  flat := private.marked_line(private.marked_line(private.marked_line(flat, terms ->> 'real', '§'), terms ->> 'place', '¶'), terms ->> 'day', '¤');
  if flat ~ '[0-9]' then flat := regexp_replace(flat, '\m(?:\d{1,2}(?::\d\d)? ?(?:pm|uhr|h|uur)|alle \d+|a las \d+|o \d{1,2}|um \d+|om \d+|at \d{1,2})\M', '¤', 'g'); end if;
  return flat;
end $$;

-- The forms of a line that the patterns of a topic are compared with. A folded line has only words, with digits and signs
-- as the letters that they imitate.
create function private.lines_of_topic(topic text, line text, folded text, terms jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when topic in ('question', 'threat', 'harm', 'sexual', 'offer') then array[folded]
    when topic in ('mail', 'link') then array[line]
    when topic = 'hate' then array[private.marked_line(folded, terms ->> 'people', '£')]
    when topic = 'moving' then array[private.marked_line(folded, terms ->> 'app', '&')]
    when topic = 'account' then array[
      private.marked_line(line, concat_ws('|', terms ->> 'app', terms ->> 'site'), '&'), private.marked_line(folded, terms ->> 'app', '&')
    ]
    when topic = 'meeting' then array[private.meeting_line(line, terms)]
    -- Any age in words is a number for the patterns.
    else array[private.marked_line(line, terms ->> 'age', '12')]
  end;
end $$;

-- The keys under which the triggers of a line are found: its words, their first letters, its terms, and signs for what is
-- no word: 0 a digit, 12 an age, 7b a class, 1.1 an address of numbers, .com a word after a dot, (.) a dot in brackets.
create function private.trigger_keys(line text, spaced text, words text[], terms jsonb) returns text[]
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
  if line ~ '(?:dot|punkt|punto|kropka)(?:com|net|org|de|pl)\M|strasse|straat|schule|gymnasium' then
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

-- The first pattern in a line; null if there is none.
create function private.pattern_in(line text, folded text, spaced text, words text[], terms jsonb, out topic text, out part text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  keys constant text[] := private.trigger_keys(line, spaced, words, terms);
  candidate record;
  forms text[];
  form text;
begin
  for candidate in
    select p.topic, p.pattern
    from (
      select t.pattern_id from private.filter_triggers t where t.word = any (keys) group by t.pattern_id having bit_or(t.part) = 3
    ) as t
    join private.filter_patterns p on p.id = t.pattern_id
    order by p.id
  loop
    if candidate.topic is distinct from topic then
      topic := candidate.topic;
      forms := private.lines_of_topic(topic, line, folded, terms);
    end if;
    foreach form in array forms loop
      part := substring(form from candidate.pattern);
      if part is not null then return; end if;
    end loop;
  end loop;
  topic := null;
end $$;

-- Whether the only app in a line is spelled with digits or signs: "sn4p". Nobody does so without a reason.
create function private.hides_app(line text, folded text, apps text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.marked_line(line, apps, '') = line and length(substring(folded from '\m(?:' || apps || ')\M')) >= 4;
end $$;

-- Whether a line has as many digits as a phone number, in figures, with an o for a zero, or in words.
create function private.may_have_phone(line text, terms jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  digits constant int := length(line) - length(translate(line, '0123456789', ''));
begin
  if digits >= 6 and line ~ '\d(?:[ ().\-–/_,]{0,3}\d){5,}' or digits >= 4 and line ~ '\d[ol]|[ol]\d' then return true; end if;
  -- Three different words for digits, or two with a zero; "un" and "une" alone are none.
  return digits >= 4 and terms ? 'digit' or terms ->> 'digit' like '%|%|%'
    or terms ->> 'digit' like '%|%' and terms ->> 'digit' ~ 'zero|null?|cero|sifir|oh' or terms ? 'digit' and line ~ 'doub|tripl|doppel|doppi|doble|dubbel|podwojn|cift';
end $$;

-- Why a text tells or asks too much, threatens or offers, as {rule, found, message}, or null.
create or replace function private.personal_objection(bare text, said text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  line constant text := private.joined_letters(translate(bare, '&''’`´‘', ' '));
  -- Digits and signs may imitate letters. At the end of a line they do not.
  is_plain constant boolean := octet_length(line) = length(line) and translate(line, '0123456789@$|*+', '') = line
    and position('!' in rtrim(line, ' !?.')) = 0;
  words text[] := array_remove(string_to_array(translate(line, '.,:;!?()[]{}<>@#%/\|=+*_"“”„«»-', repeat(' ', 40)), ' '), '');
  folded constant text :=
    private.joined_letters(array_to_string(case when is_plain then words else (private.split_words(line)).words end, ' '));
  spaced constant text := ' ' || array_to_string(words, ' ') || ' ' || case when is_plain then '' else folded || ' ' end;
  terms jsonb;
  hit record;
begin
  words := string_to_array(btrim(spaced), ' ');
  words := words || array(select left(w, 3) || '*' from unnest(words) as w where length(w) >= 3);
  terms := private.terms_in(words, spaced);
  hit := private.pattern_in(line, folded, spaced, words, terms);
  if hit.topic is null and private.hides_app(line, folded, terms ->> 'app') then hit.topic := 'account'; end if;
  if hit.topic is null and private.may_have_phone(line, terms) then
    hit.part := private.phone_in(line);
    if hit.part is not null then hit.topic := 'phone'; end if;
  end if;
  if hit.topic is null and private.tells_full_name(line, said) then hit.topic := 'name'; end if;
  if hit.topic is null then return null; end if;
  return jsonb_build_object(
    'rule', case when hit.topic = 'link' then 'link' when hit.topic in ('threat', 'harm', 'sexual', 'hate', 'offer') then 'word' else 'personal' end,
    'found', coalesce(hit.part, line),
    'message', private.topic_message(hit.topic)
  );
end $$;

-- What the player reads if a line is about a topic.
create or replace function private.topic_message(topic text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when topic = 'mail' then 'Do not share an e-mail address here. Everybody can read this.'
    when topic = 'link' then 'Links are not allowed here. Leave the address out.'
    when topic = 'phone' then 'Do not share a phone number here. Everybody can read this.'
    when topic = 'account' then 'Do not share where or how people can find you. Everybody can read this.'
    when topic = 'question' then 'Do not ask others for personal data.'
    when topic in ('sexual', 'hate', 'offer') then 'That is not allowed here.'
    when topic in ('threat', 'harm') then 'Threats and talk about self-harm are not allowed here. If you need help, talk to somebody you trust.'
    when topic in ('meeting', 'moving') then 'Stay in this chat. Do not ask others to meet or to talk somewhere else.'
    when topic in ('age', 'school', 'class') then 'Do not share your age or your school here. Everybody can read this.'
    else 'Do not share your name or your address here. Everybody can read this.'
  end;
end $$;

-- What looks like a phone number, or null: it begins with 0 or +, is long and not about scores, or follows a word like "call".
create function private.phone_part(line text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  about_scores constant text :=
    '\m(?:codes?|kod|codigo|codice|scores?|points?|pts|punkte?n?|punti|punten|puntos|pkt|punktow|punkty|puan|coins?|dabloons?|highscore|record|rekord|xp|exp|times?|laps?|seconds?|secs?|zeiten?|temps|tiempos?|tempi|tijden|czasy?|sure|version|level|seed|views|subs|followers|millions?|mio|skor|wynik|stig|hp|damage|runs?)\M';
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

-- Whether the writer tells a full name: two or more capitalized words, whatever follows.
create or replace function private.tells_full_name(line text, said text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if not line like any (
    '{%name%,%heiss%,%nom%,%mappelle%,%llamo%,%nombre%,%chiamo%,%naam%,%heet%,%nazywam%,%imie%,%adim%,%ismim%}'
  ) then return false; end if;
  return said ~ (
    '(?:[Nn]ame (?:is|ist)|[Nn]ame''?s|[Hh]ei(?:ß|ss)e|[Hh]ei(?:ß|ss)|[Mm][''’ ]?appelle|[Nn]om (?:est|c[''’]est)|[Ll]lamo|[Nn]ombre es|[Cc]hiamo|[Nn]ome (?:è|e)|[Hh]eet|[Nn]aam is|[Nn]azywam si[eę]|[Nn]a imi[eę]|[Aa]d[ıi]m|[İIi]smim|[Aa]d[ıi]m soyad[ıi]m)[:,]?\s+'
    || '(?!(?:Captain|King|Queen|Lord|Sir|Mr|Mrs|Doctor|Dr|Princess|Super|Agent|Player|Duck|The|Master|Kapit|Professor|König|Roi|Rey|Re |Koning|Król|Kral)\M)[A-ZÀ-ÖØ-ÞĆĞİŁŃŚŞŹŻŠČŽ][a-zß-öø-ÿąćęğıłńśşźżšč-]+ (?:(?:de|van|von|di|da|del|der|den|le|la) )*[A-ZÀ-ÖØ-ÞĆĞİŁŃŚŞŹŻŠČŽ][a-zß-öø-ÿąćęğıłńśşźżšč-]+'
  );
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
    'kanker', '\mkanker(?:onderzoek|patient|patienten|fonds)?\M', '\mtegen\M|onderzoek|patient|ziekenhuis|\mheeft\M|\mhad\M|\mopa\M|\moma\M|overleden|gestorven|genezen|kwf|fonds|behandel|geneeskunde|dokter',
    'tapette', '\mtapettes?\M', 'mouche|souris|insecte|moustique|\mrats?\M',
    'teef', '\mteef(?:je)?\M', '\mhond|pup|reu\M|labrador|herder',
    'suk', '\msuk[aieo]\M', '\mpies|\mpsa\M|szczeni|owczarek|labrador|rasy|rasow',
    'ryj', '\mryj\M', 'swin|dzik|prosia',
    'zorra', '\mzorras?\M', 'zorros?\M|bosque|animal|cachorr|gallin|zorrit|cuento|madriguera',
    'hoe', '\ma hoe\M', 'farm|garden|dirt|iron|diamond|wood|stone|gold|minecraft|plant|soil|field|rake|shovel|craft|seeds',
    'dyke', '\mdykes?\M', 'flood|\msea\M|dutch|netherlands|holland|water|broke|built|windmill',
    'tits', '\mtits\M', '\m(?:blue|great|coal|marsh|willow|bearded)\M|birds?\M|nest',
    'teta', '\mtetas?\M', 'bebe|biberon|lactan|ternero|cachorr|\mvaca',
    'sexo', '\msexo\M', 'masculin|femenin|biologia|especie|del bebe',
    'culo', '\mculo\M', 'botella|\mvaso|bottiglia|bicchiere',
    'cock', '\mcocks?\M', '\mhen|crow|weather|farm|rooster|chicken',
    'koks', '\mkoks\M', 'hochofen|stahl|kohle|wegiel|wegla|huta|piec',
    'bastard', '\mbastard\M', '\msword',
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

-- Why a text is refused, as {rule, found, message}, or null. The message names the rule.
create or replace function private.judge_text(body text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  bare constant text := private.bare_line(body);
  found constant text := private.blocked_part(body, bare);
begin
  if found is not null then
    return jsonb_build_object('rule', 'word', 'found', found, 'message', format('“%s” is not allowed here.', found));
  end if;
  -- The ghost is the sign of an app, the aubergine one for a part of the body.
  return private.personal_objection(replace(replace(bare, '👻', ' snapchat '), '🍆', ' aubergineemoji '), body);
end $$;

drop function
  private.link_in(text, text), private.age_in(text), private.school_in(text), private.class_in(text), private.address_in(text),
  private.name_in(text, text), private.moving_in(text), private.meeting_in(text), private.blocked_request(text);

revoke execute on function
  private.joined_letters(text), private.terms_in(text[], text), private.marked_line(text, text, text), private.meeting_line(text, jsonb),
  private.lines_of_topic(text, text, text, jsonb), private.trigger_keys(text, text, text[], jsonb), private.may_have_phone(text, jsonb), private.phone_part(text), private.hides_app(text, text, text),
  private.pattern_in(text, text, text, text[], jsonb), private.topic_message(text), private.tells_full_name(text, text)
from public;
