-- A lexicon of forms: words with the endings of their language, words that are refused only when they are disguised, and
-- words with one letter missing. Rules make the forms, so that a new word brings its family.

create table private.filter_forms (
  -- The word without accents and double letters.
  key text collate "C" not null,
  -- p: refused. d: refused if it is disguised. n: a refused word without one of its letters. r: one backwards. v: one
  -- without vowels. o: an ordinary word that looks like a misspelt one. g: a phrase without double letters; its word is
  -- the topic. c: a word of a class that phrases name; its word is the class.
  kind "char" not null check (kind in ('p', 'd', 'n', 'r', 'v', 'o', 'g', 'c')),
  -- The word with its double letters; of a misspelt one, the key of the right one.
  word text collate "C" not null,
  primary key (key, kind, word)
);
comment on table private.filter_forms is 'Forms of refused words, made by rules from lists in migrations. Nothing about a player.';
alter table private.filter_forms enable row level security;

-- The endings that words of a language take.
create function private.form_endings(said_in text) returns text[]
language sql immutable set search_path = '' as $$
  select string_to_array(case said_in
    when 'en' then ',s,es,ed,er,ers,ing,in,y'
    when 'de' then ',e,en,er,es,em,n,s,in,innen'
    when 'fr' then ',s,e,es'
    when 'es' then 'o,a,os,as,e,es,ito,ita,itos,on,ona,azo'
    when 'it' then 'o,a,i,e,one,oni,ona,etto,etta,ino'
    when 'nl' then ',s,en,e,je,jes,tje,tjes'
    when 'pl' then ',a,y,i,o,e,ie,u,ow,om,em,ami,ach,owi,iem,ka,ki,ku,ko,c,cie,aj,aja,ac,ic,iles,ilem,ony,ona,one,iego,ego,ej,ym,owy,owa,owe,owo'
    when 'tr' then ',lar,ler,sin,sun,siniz,sunuz,im,um,in,un,i,u,e,a,ya,ye,yi,yu,lik,luk,misin,musun,lari,leri,ca,ce,ligi,oglu,cu,ci,lara,lere'
  end, ',')
$$;

-- Adds words to the lexicon. A word with = has no endings.
create function private.add_forms(said_in text, form_kind "char", words text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with form as (
    select distinct translate(private.bare_line(rtrim(t.word, '=') || e.ending), '-''’ ', '') as word, e.ending
    from unnest(regexp_split_to_array(btrim(words), '\s+')) as t (word),
      unnest(case when form_kind = 'd' or t.word like '%=' then '{""}'::text[] else private.form_endings(said_in) end) as e (ending)
    where t.word <> ''
  )
  insert into private.filter_forms
  select private.squeeze(word), form_kind, word from form where length(word) >= 2
  on conflict do nothing;
  if form_kind = 'd' then return; end if;
  perform private.add_misspelt(array(
    select distinct private.squeeze(translate(private.bare_line(case when t.word like '%=' then rtrim(t.word, '=') else t.word || (private.form_endings(said_in))[1] end), '-''’ ', ''))
    from unnest(regexp_split_to_array(btrim(words), '\s+')) as t (word) where t.word <> ''
  ));
end $$;

-- Adds words (without double letters) with one letter missing, backwards and without vowels.
create function private.add_misspelt(words text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.filter_forms
  select left(w, i - 1) || substr(w, i + 1), 'n', w from unnest(words) as w, generate_series(2, length(w) - 1) as i where length(w) >= 5
  union select reverse(w), 'r', w from unnest(words) as w where length(w) >= 5
  union select v.key, 'v', v.w from (select left(w, 1) || translate(substr(w, 2), 'aeiou', '') as key, w from unnest(words) as w) as v
    where length(private.squeeze(v.key)) >= 4 and private.squeeze(v.key) = v.key
  on conflict do nothing;
end $$;

-- The words that a line may hide: spelled with digits and signs, letter by letter, split in two, in several alphabets,
-- with emoji or numbers. None for a line of plain words.
create function private.disguised_words(bare text, said text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  line constant text := translate(bare, '''’`´‘', '');
  chunks text[];
  chunk text;
  core text;
  word text;
  run text[] := '{}';
  found text[] := '{}';
  vowel text;
begin
  if line !~ '[^a-z ,.?!]|[a-z][,.?!]+[a-z]|(?:^| )[a-z]{1,2} [a-z]{1,2}(?: |$)|[!.]' and octet_length(said) = length(said) then return found; end if;
  chunks := string_to_array(line, ' ');
  for i in 1 .. cardinality(chunks) loop
    chunk := chunks[i];
    -- Letters, or two of them, with spaces between.
    word := btrim(chunk, '.,;:?"()-_*~|/');
    if word ~ '[^=<>+/&]' and (length(word) = 1 or length(word) = 2 and (run <> '{}' or word ~ '[^a-z]')) and cardinality(run) < 24 then
      run := run || word;
    elsif word <> '' then
      if cardinality(run) >= 3 then found := found || private.spelled_words(run); end if;
      run := '{}';
    end if;
    if word <> '' and btrim(word, 'abcdefghijklmnopqrstuvwxyz') <> '' then
      core := regexp_replace(word, '[!?.,:;)]+$', '');
      if core ~ '[^0-9.,:/%+-]' and core !~ '^[a-z]{1,3}/[a-z]{1,3}$' then
        if word <> core and word like '%!' then found := found || private.fold_leet(rtrim(word, '?.,'), 'i'); end if;
        if core <> '' and btrim(core, 'abcdefghijklmnopqrstuvwxyz') <> '' then
          found := found || private.fold_leet(core, 'i') || private.fold_leet(core, 'l') || case when core !~ '[/,:]' then regexp_replace(core, '[^a-z]+', '', 'g') end
            || case when core !~ '[/,:]' then private.fold_leet(regexp_replace(core, '[^a-z0-9@$!|€]+', '', 'g'), 'i') end
            || private.fold_leet(translate(core, '68', 'ga'), 'i');
          if core ~ '[a-z][0-9_.-]+$' then found := found || private.fold_leet(regexp_replace(core, '[0-9_.-]+$', ''), 'i'); end if;
          if core ~ '^[0-9]*[a-z]+[*#%_?^~&-]+[a-z]+$|^[a-z]+[*#%^][a-z*#%^]+$' then
            foreach vowel in array '{a,e,i,o,u,y}'::text[] loop
              found := found || private.fold_leet(regexp_replace(core, '[*#%_?^~&-]+', vowel, 'g'), 'i');
            end loop;
          end if;
          -- The rest of the word may stand beside it.
          if i < cardinality(chunks) and core ~ '[a-z]' then found := found || private.fold_leet(regexp_replace(core || chunks[i + 1], '[^a-z0-9@$!|€]+', '', 'g'), 'i'); end if;
          if i > 1 and core ~ '[a-z]' then found := found || private.fold_leet(regexp_replace(chunks[i - 1] || core, '[^a-z0-9@$!|€]+', '', 'g'), 'i'); end if;
        end if;
      end if;
    end if;
  end loop;
  if cardinality(run) >= 3 then found := found || private.spelled_words(run); end if;
  if octet_length(said) > length(said) and said ~ '[a-zA-Z][\u0370-\u058f]|[\u0370-\u058f][a-zA-Z]|[\u0250-\u02af\u1d00-\u1dbf]|[\uff21-\uff5a]|[\u0400-\u052f]' then
    found := found || array(
      select private.fold_leet(private.bare_line(c), 'i') from unnest(string_to_array(said, ' ')) as c where octet_length(c) > length(c)
    );
  end if;
  -- Symbols that look like letters, and invisible or crossing marks between letters.
  if octet_length(said) > length(said) and said ~ '[\u0335-\u0338\u0305\u0332\u200b-\u200f\u2060\u00ad\u24b6-\u24e9\U0001d400-\U0001d7ff\U0001f130-\U0001f189]|[\u0300-\u036f].?[\u0300-\u036f]' then
    found := found || array_remove(string_to_array(translate(line, '.,:;!?()"-', '          '), ' '), '');
  end if;
  return found;
end $$;

-- A word with its digits and signs as the letters that they imitate. A 1 is an i or an l.
create function private.fold_leet(word text, one text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    private.fold_piece(translate(word, '1!|0345@$€7+8269', repeat(one, 3) || 'oeasasettbzgg')),
    '[^a-z]', '', 'g')
$$;

-- The words in a run of short pieces, of at least three letters.
create function private.spelled_words(run text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select private.fold_leet(array_to_string(run[i : j], ''), 'i')
    from generate_series(1, cardinality(run) - 1) as i, generate_series(i + 1, cardinality(run)) as j
    where j - i >= 2 and length(array_to_string(run[i : j], '')) < 1.6 * (j - i + 1) and length(translate(array_to_string(run[i : j], ''), '0123456789', '')) * 2 > j - i + 1 and (j - i >= 3 or run[i] ~ '[^0-9]' and run[j] ~ '[^0-9]')
  )
$$;

-- What a line has of the lexicon: {topic, part}, or null. The topic "word" is a word, others are phrases. One lookup finds
-- the words, the words without one of their letters, and the groups of two to six words.
create function private.form_in(bare text, said text) returns text[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  -- Threats in lines with these words are about a game.
  game constant text[] := '{turn,game,games,gaming,level,levels,round,match,bos,loby,spawn,respawn,minecraft,fortnite,roblox,race,ches,skyhop,platform,coin,coins,map,lava,sniper,final,finale,points,score,tower,zombie,zombies,dragon,goal,team,tournament,quiz,castle,spiel,spielen,runde,gegner,renen,schach,turm,drache,punkte,tor,turnier,mahen,karte,partie,manche,niveau,jeu,course,plateforme,piece,echecs,tournoi,carte,juego,partida,ronda,nivel,carera,plataforma,ajedrez,torneo,meta,mapa,moneda,gioco,partita,livelo,gara,piataforma,scachi,spel,potje,ronde,wedstrijd,finish,schaken,gra,grze,gre,gry,runda,rundzie,poziom,poziomie,meczu,mecz,mecie,szachach,szachy,hetmana,turniej,oyun,oyunda,oyunu,mac,macta,maci,bolum,bolumde,yarista,yaris,turda,platforma,satranc,kale,harita}';
  pieces constant text[] := array_remove(string_to_array(translate(bare, '.,:;!?()[]{}<>@#%/\|=+*_"“”„«»-&·', repeat(' ', 42)), ' '), '');
  words constant text[] := string_to_array(translate(array_to_string(pieces, ' '), '''’`´‘', ''), ' ');
  merged constant text[] := private.squeeze_all(words);
  hidden text[] := private.disguised_words(bare, said);
  lookups text[];
  -- French and Italian leave out a vowel: "t'encule".
  after_vowel text[] := '{}';
  form record;
begin
  lookups := merged || array(select left(w, i - 1) || substr(w, i + 1) from unnest(merged) as w, generate_series(2, length(w) - 1) as i where length(w) between 5 and 20);
  if position('''' in bare) > 0 then
    after_vowel := private.squeeze_all(string_to_array(translate(array_to_string(pieces, ' '), '''', ' '), ' '));
    lookups := lookups || after_vowel || private.phrase_keys(after_vowel);
  end if;
  lookups := lookups || private.phrase_keys(merged);
  if hidden <> '{}' then
    lookups := lookups || private.phrase_keys(private.squeeze_all(array_remove(array(
      select private.fold_leet(c, 'i') from unnest(string_to_array(bare, ' ')) as c), '')));
  end if;
  for form in select f.key, f.kind, f.word from private.filter_forms f where f.key = any (lookups) and f.kind not in ('d', 'o', 'c') loop
    if form.kind = 'g' then
      continue when form.word in ('threat', 'harm') and merged && game;
      return array[form.word, substr(form.key, 4)];
    end if;
    for i in 1 .. coalesce(cardinality(merged), 0) loop
      continue when not case form.kind
        when 'p' then merged[i] = form.key and private.is_stretched(words[i], form.word)
          or length(form.key) >= 7 and length(merged[i]) = length(form.key) + 1 and private.has_letter_more(merged[i], form.key)
        when 'n' then length(form.key) >= 6 and merged[i] = form.key and translate(form.word, 'aeiouy', '') = translate(form.key, 'aeiouy', '')
          or length(merged[i]) = length(form.word) and private.is_slip(merged[i], form.word)
        else merged[i] = form.key end;
      continue when exists (select from private.filter_forms o where o.key = merged[i] and o.kind = 'o') or private.is_harmless(words[i]);
      return array['word', words[i]];
    end loop;
    if form.kind = 'p' and length(form.word) >= 4 and form.key = form.word and form.key = any (after_vowel) then return array['word', form.word]; end if;
  end loop;
  if hidden = '{}' then return null; end if;

  hidden := private.squeeze_all(array(select distinct h from unnest(hidden) as h where length(h) between 3 and 30));
  return (
    select array[case when h.word ~ '^(snap|insta|discord|telegram|whatsap|wasap|tiktok|kik)' then 'account' else 'word' end, h.word]
    from unnest(hidden) as h (word), unnest('{0,1,2,3}'::int[]) as cut
    where (cut = 0 or length(h.word) - cut >= 4)
      and (exists (select from private.filter_forms f where f.key = left(h.word, length(h.word) - cut) and f.kind in ('p', 'd') and (cut = 0 or f.kind = 'p' or length(f.key) >= 5))
        or exists (select from private.filter_keys k where k.key = left(h.word, length(h.word) - cut) and k.form = 'whole'))
      and not exists (select from private.filter_keys k where k.key = h.word and k.form = 'harmless')
      and not exists (select from private.filter_forms o where o.key = h.word and o.kind = 'o')
    limit 1
  );
end $$;

-- Whether a word is another one, maybe with letters repeated, but with none missing.
create function private.is_stretched(said text, meant text) returns boolean
language sql immutable set search_path = '' as $$
  select said = meant or length(said) > length(meant) and said ~ ('^' || regexp_replace(meant, '(.)', '\1+', 'g') || '$')
$$;

-- Whether a word is another one with one letter more.
create function private.has_letter_more(said text, meant text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from generate_series(2, length(said) - 1) as i where left(said, i - 1) || substr(said, i + 1) = meant)
$$;

-- Whether an operator or a migration allows a word.
create function private.is_harmless(said text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.filter_keys k where k.key = said and k.form = 'harmless')
$$;

-- Whether two words of the same length differ by two neighbouring letters that changed places, or by a letter that sounds
-- alike.
create function private.is_slip(said text, meant text) returns boolean
language sql immutable set search_path = '' as $$
  select left(said, 1) = left(meant, 1) and (right(said, 1) = right(meant, 1) or length(said) >= 7)
      and exists (
        select from generate_series(2, length(said) - 1) as i
        where left(said, i - 1) || substr(said, i + 1, 1) || substr(said, i, 1) || substr(said, i + 2) = meant
      )
    or length(said) >= 8 and translate(said, 'ptgqcszxvwyj', 'bdkkkkssffii') = translate(meant, 'ptgqcszxvwyj', 'bdkkkkssffii')
$$;

-- The same, but nothing in harmless phrases.
create function private.form_in_context(bare text, said text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  hit constant text[] := private.form_in(bare, said);
  calm text;
begin
  if hit is null then return null; end if;
  calm := private.without_calm_parts(bare, case when octet_length(said) > length(said) then lower(normalize(said, NFC)) end);
  if calm = bare then return hit; end if;
  return private.form_in(calm, '');
end $$;

-- Adds words of a language to a class. Phrases know them by their class; words of the class '' are left out.
create function private.add_class(said_in text, class text, words text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.filter_forms
  select distinct private.squeeze(translate(private.bare_line(w), '''’', '')), 'c'::"char", said_in || ':' || class
  from unnest(regexp_split_to_array(btrim(words), '\s+')) as w where w <> ''
  on conflict do nothing;
end $$;

-- The words of a line with the classes of a language in place of its words.
create function private.class_words(words text[], said_in text) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select w.class from (
      select n, coalesce((select max(substr(c.word, 4)) from private.filter_forms c where c.key = t.word and c.kind = 'c' and left(c.word, 2) = said_in), t.word) as class
      from unnest(words) with ordinality as t (word, n)
    ) as w where w.class <> '' order by w.n
  )
$$;

-- Adds phrases of a topic to the lexicon. [a|b|] stands for any of its parts; ; separates phrases.
create function private.add_phrases(said_in text, topic text, phrases text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.filter_forms
  with recursive open (phrase) as (
    select btrim(p) from unnest(string_to_array(regexp_replace(phrases, '\s+', ' ', 'g'), ';')) as p where btrim(p) <> ''
    union
    select left(o.phrase, position('[' in o.phrase) - 1) || a.part || substr(o.phrase, position(']' in o.phrase) + 1)
    from open o, regexp_split_to_table(substr(o.phrase, position('[' in o.phrase) + 1, position(']' in o.phrase) - position('[' in o.phrase) - 1), '\|') as a (part)
    where o.phrase like '%[%'
  ), piece as materialized (
    select phrase, w, n from open, unnest(string_to_array(btrim(phrase), ' ')) with ordinality as t (w, n)
    where phrase not like '%[%' and w <> ''
  ), plain as materialized (
    -- Each word is looked up once: the phrases of a topic repeat a few hundred words.
    select w, private.squeeze(case when w ~ '^[A-Z]+$' then w else translate(private.bare_line(w), '''’-', '') end) as word
    from (select distinct w from piece) as each
  ), class as materialized (
    select w, (private.class_words(array[word], said_in))[1] as class from plain
  ), phrase as (
    select coalesce(array_agg(c.class order by p.n) filter (where c.class <> ''), '{}') as words, count(*) as length
    from piece p join class c using (w) group by p.phrase
  )
  -- A phrase says nothing if only one or two of its words are left, or only a class.
  select distinct said_in || ':' || array_to_string(words, ' '), 'g'::"char", topic from phrase
  where cardinality(words) <= 6 and (cardinality(words) = length or cardinality(words) >= 3) and (cardinality(words) > 1 or array_to_string(words, '') ~ '[a-z]')
  on conflict do nothing;
end $$;

-- The groups of words of a line as phrases are stored: for the two languages that know most of its words.
create function private.phrase_keys(words text[]) returns text[]
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  with class as materialized (
    select c.key, left(c.word, 2) as said_in, max(substr(c.word, 4)) as class from private.filter_forms c where c.key = any (words) and c.kind = 'c' group by 1, 2
  ), best as (
    select said_in from class group by said_in order by count(*) desc, said_in limit 2
  ), line as (
    select b.said_in, array_agg(coalesce(c.class, w.word) order by w.n) as words
    from best b cross join unnest(words) with ordinality as w (word, n) left join class c on c.key = w.word and c.said_in = b.said_in
    where coalesce(c.class, w.word) <> '' group by b.said_in
  )
  select array_agg(l.said_in || ':' || array_to_string(l.words[i : i + n], ' '))
  from line l, generate_series(1, cardinality(l.words)) as i, generate_series(0, least(5, cardinality(l.words) - i)) as n
$$;

-- A line without numbers that are scores, versions, places on a map, years or a rising list. Never if it asks for a call.
create function private.calm_numbers(bare text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  numbers text[];
begin
  if length(bare) - length(translate(bare, '0123456789', '')) < 4 then return bare; end if;
  if bare ~ '\m(?:call|hit me|write me|text me|add me|dm|msg|message me|schreib\w*|meld\w*|ecris\w*|escrib\w*|scriv\w*|napisz|pisz|yaz|app|tel|phone|cell|mobile|whatsapp|ruf|handy|nummer|number|numero|appelle|llama\w*|chiama\w*|bel|telefo\w+|dzwon\w*|zadzwon\w*|ara|numara\w*|server|join|ip)\M' then
    return bare;
  end if;
  -- Scores: no number above 39, none that begins with 0.
  bare := regexp_replace(bare, '(?<!\d[ ,.-]{0,2})\m(?:[1-3]?\d[-:][1-3]?\d(?:, ?| | ?/ ?)){1,6}[1-3]?\d[-:][1-3]?\d\M(?![ ,.:-]{0,2}\d)', '·', 'g');
  if bare ~ '\m(?:v|ver|versi\w+|wersj\w+|surum\w*|update|patch|build|firmware|python|java|android|ios)\M' then
    bare := regexp_replace(bare, '(\m(?:ver|versi\w+|wersj\w+|surum\w*|update|patch|build|firmware|python|java|android|ios)\M\.? ?(?:[0-9.]+ (?:or|oder|ou|o|of|lub|ve) )?)v?\d{1,2}(?:\.\d{1,3}){2,3}\M', '\1·', 'g');
    bare := regexp_replace(bare, '\m\d{1,2}(?:\.\d{1,3}){2,3}( surum)', '·\1', 'g');
  end if;
  if bare ~ '\m(?:base|basis|coord\w*|koord\w*|village|spawn|castle|chest)\M|, ?-\d' then
    bare := regexp_replace(bare, '(?<!\d)-?[1-9]\d{0,4}, ?-?\d{1,3}, ?-?[1-9]\d{0,4}(?![ ,.-]{0,2}\d)', '·', 'g');
  end if;
  bare := regexp_replace(bare, '(?<!\d[ ,.-]{0,2})(?:(?:1\d|20)\d\d(?:, ?| )){2,}(?:1\d|20)\d\d\M(?![ ,.-]{0,2}\d)', '·', 'g');
  -- At least five numbers, each greater than the one before.
  numbers := array(select n[1] from regexp_matches(bare, '\d+', 'g') as n);
  if cardinality(numbers) >= 5 and not exists (
    select from unnest(numbers) with ordinality as a (n, i) join unnest(numbers) with ordinality as b (n, i) on b.i = a.i + 1
    where length(a.n) > 6 or length(b.n) > 6 or a.n like '0%' or a.n::int >= b.n::int
  ) then bare := translate(bare, '0123456789', ''); end if;
  return bare;
end $$;

-- A line without mild words about a thing ("stupid level", "ce boss est débile"), without harmless senses of a word, and without
-- "or my name is not Max". Mild words in a line that speaks to somebody or names a group stay.
create function private.calm_things(bare text) returns text
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  things constant text[] :=
    '{game,games,level,levels,homework,boss,bosses,weather,computer,computers,laptop,pc,wifi,lag,map,maps,rule,quiz,puzzle,'
    'mouse,printer,controller,keyboard,autocorrect,tablet,app,spiel,endgegner,endboss,hausaufgabe,hausaufgaben,wetter,'
    'rechner,karte,drucker,maus,tastatur,ratsel,jeu,niveau,devoir,devoirs,temps,ordi,ordinateur,carte,manette,imprimante,'
    'souris,clavier,regle,juego,nivel,jefe,deberes,tiempo,ordenador,computadora,mapa,mando,impresora,raton,teclado,regla,'
    'gioco,livello,compiti,tempo,mappa,stampante,tastiera,regola,spel,eindbaas,huiswerk,weer,kaart,muis,toetsenbord,gra,'
    'gre,poziom,zadanie,zadania,pogoda,komputer,drukarka,myszka,klawiatura,zagadka,oyun,bolum,odev,hava,bilgisayar,'
    'bilgisayarim,harita,yazici,fare,klavye,kural,soru}';
  thing constant text := '(?:' || array_to_string(things, '|') || ')';
  words constant text[] := string_to_array(translate(bare, '.,:;!?()', '        '), ' ');
  mild constant text :=
    '(?:stupid|dumb|ugly|pathetic|trash|garbage|useless|idiot|moron|crap|dum+e?[rsnm]?|doof\w{0,2}|blod\w{0,2}|bescheuert\w{0,2}|hasslich\w{0,2}|debiles?|stupides?|idiote?s?|betes?|nul(?:le)?s?|moches?|pourrie?s?|conn?e?|cretine?|abrutie?|estupid[oa]s?|tont[oa]s?|idiotas?|fe[oa]s?|basura|imbecil|stupid[aoie]|scem[oaie]|deficient[ei]|brutt[oaie]|cretin[oai]|schifos[oai]|idiota|dom|domme|stom|stomme|lelijke?|achterlijke?|debiele?|idioot|glupi[ae]?|debiln[aey]|tep[yae]|brzydk[iae]|idiotyczn[yae]|aptal|aptalca|salak|salakca|cirkin|sacma|mal|gerizekali)';
  being constant text := '(?:is|was|are|ist|war|sind|est|sont|etait|es|son|era|e|sono|zijn|jest|sa|byla?|tam|cok|ne)';
  aimed text;
begin
  if bare ~ '\m(?:adim|appelle|chiamo|llamo|name|nazywam)\M' then
    bare := regexp_replace(bare, '\m(?:adim \w+ (?:olmasin|degil)|je (?:ne )?m[ '']?appelle plus \w+|non mi chiamo piu \w+|no me llamo \w+|my name (?:is not|isn[ '']?t|aint) \w+|nie nazywam sie \w+)\M(?! \w+ \w+)', '·', 'g');
  end if;
  -- In these words "je" and "ta" address nobody.
  aimed := regexp_replace(bare, '\mje (?:suis|ne|m|trouve|comprends|perds|deteste|peux)\M|\mt[aeu] (?:gr[ay]|zadani[ae]|drukarka|myszka|klawiatura|pogoda|zagadka)\M', '', 'g');
  if aimed ~ '\m(?:you|u|ur|youre|yours?|du|dich|dir|dein\w*|ihr|euch|tu|toi|te|t|vous|ton|ta|tes|tus|eres|sos|vos|sei|ti|tuo|tua|je|jij|jou|jouw|jullie|bent|ty|jestes\w*|cie|ci|tobie|wy|sen|seni|sana|senin|siz|size|misin|idioto|glupku)\M' then
    return bare;
  end if;
  if exists (
    select from private.filter_forms c where c.kind = 'c' and c.word like '%:GROUP'
      and c.key = any (private.squeeze_all(words))
  ) then return bare; end if;
  if words && things then
    bare := regexp_replace(bare, '\m' || mild || ' (?:(?:new|old|little|final|last|neue|nouveau|nuevo|nuovo|nieuwe?|nowy|yeni) )?(' || thing || ')\M', '· \1', 'g');
    bare := regexp_replace(bare, '\m(' || thing || ') ((?:[a-z]+ ){0,2}' || being || ' (?:[a-z]+ ){0,3})' || mild || '\M', '\1 \2·', 'g');
    if bare !~ '\m(?:nice|good|great|easy|ez|schon|bon|beau|bonne|buen|bel|bella|bravo|gg|fini|perdu|over|bitti)\M' then
      bare := regexp_replace(bare, '\m(' || thing || ') ' || mild || '\M', '\1 ·', 'g');
    end if;
  end if;
  -- A cloth, a pantomime, a bird, a shape, animals in the zoo.
  bare := regexp_replace(bare, '\mszmat(?:a|y|e|ka|ki) do (?=tablic|podlog|kurz|wytrz|sciera|mycia|okien)', '· do ', 'g');
  if bare ~ '\m(?:cyrk|przedstaw|teatr|kostium)' then bare := regexp_replace(bare, '\mpajac\w*', '·', 'g'); end if;
  bare := regexp_replace(bare, '\mpollas? de agua\M', '·', 'g');
  if bare ~ '\m(?:helad|trafic|cilindr|volumen|geometr|barquill|vertice|figura|cucuruch|piramid)' then bare := regexp_replace(bare, '\mconos?\M', '·', 'g'); end if;
  if bare ~ '\m(?:zoo|bauernhof|stall|farm|ferme|granja|fattoria|boerderij|farmie|gospodarst\w+|ciftlik\w*|minecraft\w*)\M' then
    bare := regexp_replace(bare, '\m(?:fat|fett\w*|dick\w*|gros(?:se)?|gord[oa]|grass[oa]|dikke?|vette?|grub[ya]|sisman) (?:pig|cow|schwein|kuh|sau|porc|vache|cochon|cerd[oa]|vaca|maiale|mucca|vacca|varken|koe|swinia|krowa|domuz|inek)\M', '·', 'g');
  end if;
  return bare;
end $$;

-- Why a bare text is refused, as {rule, found, message}, or null. The message names the rule.
create function private.judge_line(bare text, body text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found text := private.blocked_part(body, bare);
  hit text[];
begin
  if found is null then hit := private.form_in_context(bare, body); end if;
  if hit[1] <> 'word' then
    return jsonb_build_object(
      'rule', case when hit[1] in ('insult', 'threat', 'harm', 'sexual', 'hate', 'offer') then 'word' else 'personal' end,
      'found', hit[2], 'message', private.topic_message(hit[1])
    );
  end if;
  found := coalesce(found, hit[2]);
  if found is not null then
    return jsonb_build_object('rule', 'word', 'found', found, 'message', format('“%s” is not allowed here.', found));
  end if;
  return private.personal_objection(case when octet_length(bare) = length(bare) then bare else private.named_emoji(bare) end, body);
end $$;

-- The same for a text. Harmless numbers, things and names are looked for only if something was found.
create or replace function private.judge_text(body text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  bare constant text := private.bare_line(body);
  verdict constant jsonb := private.judge_line(bare, body);
  calm text;
begin
  if verdict is null then return null; end if;
  calm := private.calm_numbers(private.calm_things(bare));
  if calm = bare then return verdict; end if;
  return private.judge_line(calm, body);
end $$;

revoke execute on function
  private.calm_numbers(text), private.calm_things(text), private.judge_line(text, text),
  private.form_endings(text), private.add_forms(text, "char", text), private.add_misspelt(text[]), private.disguised_words(text, text),
  private.fold_leet(text, text), private.spelled_words(text[]), private.form_in(text, text), private.form_in_context(text, text),
  private.is_stretched(text, text), private.has_letter_more(text, text), private.is_harmless(text), private.is_slip(text, text),
  private.add_class(text, text, text), private.class_words(text[], text), private.add_phrases(text, text, text), private.phrase_keys(text[])
from public;
