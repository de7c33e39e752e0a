-- Phrases are found in misspelt lines, too: each unknown word is read as the word of a phrase that it sounds like, or from
-- which it differs by one letter. A line needs no word of a class any more: each word of a phrase tells its language.

alter table private.filter_forms drop constraint filter_forms_kind_check;
-- w: a word of phrases that is no class; its word is the language and itself. b: the first two words of a longer phrase.
-- m: a misspelt word of phrases, as it sounds (~), without vowels (^) or without one letter; its word is language, class or
-- word, and the right spelling.
alter table private.filter_forms add constraint filter_forms_kind_check
  check (kind in ('p', 'd', 'n', 'r', 'v', 'o', 'g', 'c', 'w', 'b', 'm'));

-- What words sound like, roughly and in any language. No pattern: each one would be compiled again for each line.
create function private.rough_sound(words text) returns text
language plpgsql immutable set search_path = '' as $sound$
declare
  -- Letters, and what they sound like.
  first constant text[] := '{gli,i,rz,z,sch,$,tch,$,sh,$,ch,$,ph,f,ck,k,qu,k,ce,se,ci,si,ea,i,ie,i,ei,ai,ey,ai,ou,u,oo,u,x,ks,h,""}';
  last constant text[] := '{ff,f,kk,k,ss,s,tt,t,pp,p,ii,i,"en "," ","e "," "}';
  line text := words || ' ';
begin
  for i in 1 .. cardinality(first) by 2 loop
    line := replace(line, first[i], first[i + 1]);
  end loop;
  line := translate(line, 'bcdgjqvwyz$', 'pktkikffiss');
  for i in 1 .. cardinality(last) by 2 loop
    line := replace(line, last[i], last[i + 1]);
  end loop;
  return line;
end $sound$;

-- Computes the forms of the words of phrases anew. A migration that adds classes or phrases calls it.
create function private.index_phrases() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.filter_forms where kind in ('w', 'b', 'm');
  insert into private.filter_forms
  select distinct w, 'w'::"char", left(f.key, 2) || ':' || w
  from private.filter_forms f, unnest(string_to_array(substr(f.key, 4), ' ')) as w
  where f.kind = 'g' and w !~ '[A-Z]' and length(w) >= 2
    and not exists (select from private.filter_forms c where c.key = w and c.kind = 'c' and left(c.word, 2) = left(f.key, 2));
  insert into private.filter_forms
  select distinct left(f.key, 3) || split_part(substr(f.key, 4), ' ', 1) || ' ' || split_part(f.key, ' ', 2), 'b'::"char", ''
  from private.filter_forms f where f.kind = 'g' and f.key like '% % %';
  insert into private.filter_forms
  with word as materialized (
    select f.key, left(f.word, 2) as said_in, max(f.word) || '=' || f.key as word from private.filter_forms f
    where f.kind in ('c', 'w') and f.word not like '%:' and f.key ~ '^[a-z]{3,}$' group by 1, 2
  )
  select '~' || btrim(private.rough_sound(s.form)), 'm'::"char", w.word
  from word w, unnest(array[w.key, case when w.said_in = 'es' and w.key like '%v%' then replace(w.key, 'v', 'b') end]) as s (form)
  where length(w.key) >= 4 and s.form is not null
  union select left(w.key, i - 1) || substr(w.key, i + 1), 'm', w.word from word w, generate_series(2, length(w.key)) as i where length(w.key) >= 4
  union select '^' || private.squeeze(left(w.key, 1) || translate(substr(w.key, 2), 'aeiouy', '')), 'm', w.word from word w;
end $$;

-- The phrase that a line of words (without double letters) has, as {topic, phrase}, or a word in two pieces; else null.
create function private.phrase_in(words text[], is_bony boolean) returns text[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  -- Before an insult they turn it round: "non sei stupido".
  negations constant text[] := '{not,arent,isnt,aint,nicht,non,no,nie,niet,pas}';
  width constant int := cardinality(words);
  pairs text[] := '{}';
  -- What is found: a language and a word, and what it means there.
  said text[] := '{}';
  meant text[] := '{}';
  known text[] := '{}';
  ordinary text[] := '{}';
  refused text[] := '{}';
  scores int[] := '{0,0,0,0,0,0,0,0}';
  languages constant text[] := '{de,en,es,fr,it,nl,pl,tr}';
  unknown text[] := '{}';
  sounds text[];
  lookups text[] := '{}';
  -- The unknown word that is looked for by each lookup.
  owners int[] := '{}';
  form record;
  top int := 0;
  best int;
  language text;
  word text;
  before text;
  -- The line in its likeliest languages, one after the other: each word, and each two.
  line text[] := '{}';
  tongues text[] := '{}';
  couples text[] := '{}';
  place int;
  i int;
  n int;
begin
  if width < 2 then return private.lone_phrase(words); end if;
  for i in 1 .. width - 1 loop
    pairs := pairs || (words[i] || case when right(words[i], 1) = left(words[i + 1], 1) then substr(words[i + 1], 2) else words[i + 1] end);
  end loop;
  for form in
    select f.key, f.kind, f.word from private.filter_forms f
    where f.key = any (words || pairs) and f.kind in ('c', 'w', 'o', 'p', 'd') order by f.kind, f.word desc
  loop
    if form.kind in ('c', 'w') then
      said := said || (left(form.word, 3) || form.key);
      meant := meant || substr(form.word, 4);
      if form.key = any (words) then
        known := known || form.key;
        place := array_position(languages, left(form.word, 2));
        scores[place] := scores[place] + case when form.kind = 'c' then 2 else 1 end;
      end if;
    else
      known := known || form.key;
      if form.kind = 'o' then ordinary := ordinary || form.key;
      elsif length(form.word) >= 4 or form.key = 'sex' then refused := refused || form.key;
      end if;
    end if;
  end loop;

  for i in 1 .. case when refused <> '{}' then width - 1 else 0 end loop
    if pairs[i] = any (refused) and length(words[i]) between 2 and 8 and length(words[i + 1]) between 2 and 8 and not pairs[i] = any (ordinary)
      and not (words[i] = any (known) and words[i + 1] = any (known)) and words[i] ~ '^[a-z]+$' and words[i + 1] ~ '^[a-z]+$'
      and not private.is_harmless(pairs[i])
    then return array['word', words[i] || ' ' || words[i + 1]]; end if;
  end loop;

  -- A word that nobody knows is read as one that it may be meant to be, in each language.
  foreach word in array words loop
    continue when length(word) > 16 or length(word) < 4 and not is_bony or word = any (known);
    unknown := unknown || word;
  end loop;
  if unknown <> '{}' then
    sounds := string_to_array(private.rough_sound(array_to_string(unknown, ' ')), ' ');
    for i in 1 .. cardinality(unknown) loop
      word := unknown[i];
      if is_bony and translate(word, 'aeiouy', '') = word then
        lookups := lookups || ('^' || word);
        owners := owners || i;
      end if;
      continue when length(word) < 4;
      lookups := lookups || word || ('~' || sounds[i]);
      owners := owners || i || i;
      for k in 2 .. length(word) - 1 loop
        lookups := lookups || (left(word, k - 1) || substr(word, k + 1));
        owners := owners || i;
      end loop;
    end loop;
    for form in
      select f.key, f.kind, f.word from private.filter_forms f where f.key = any (lookups) and f.kind in ('m', 'c', 'w') order by f.kind desc, f.word desc
    loop
      i := owners[array_position(lookups, form.key)];
      language := left(form.word, 3);
      continue when language || unknown[i] = any (said);
      if form.kind = 'm' then
        continue when not private.is_misspelt(unknown[i], form.key, split_part(form.word, '=', 2));
        form.word := split_part(form.word, '=', 1);
      else
        -- With one letter more.
        continue when length(form.key) < 5;
      end if;
      said := said || (language || unknown[i]);
      meant := meant || substr(form.word, 4);
      place := array_position(languages, left(form.word, 2));
      scores[place] := scores[place] + 1;
    end loop;
  end if;

  for round in 1 .. 3 loop
    best := 1;
    for i in 2 .. 8 loop
      if scores[i] > scores[best] then best := i; end if;
    end loop;
    top := greatest(top, scores[best]);
    exit when scores[best] * 2 < top or scores[best] = 0;
    language := languages[best] || ':';
    scores[best] := 0;
    before := null;
    i := 1;
    while i <= width loop
      place := array_position(said, language || words[i]);
      if i < width and (place is null or not words[i] = any (known)) and not words[i + 1] = any (known) and length(pairs[i]) >= 5 then
        n := array_position(said, language || pairs[i]);
        if n is not null then
          place := n;
          i := i + 1;
        end if;
      end if;
      word := case when place is null then words[i] else meant[place] end;
      i := i + 1;
      continue when word = '';
      if before is not null then couples := couples || (language || before || ' ' || word); end if;
      line := line || word;
      tongues := tongues || language;
      before := word;
    end loop;
    couples := couples || ''::text;
  end loop;
  if line = '{}' then return null; end if;

  lookups := '{}';
  for i in 1 .. cardinality(line) loop
    -- A phrase of a single word is found only as it is spelled.
    lookups := lookups || case when line[i] = any (words) then tongues[i] || line[i] else '' end;
  end loop;
  n := cardinality(line);
  lookups := lookups || couples;
  couples := '{}';
  owners := '{}';
  for form in select f.key, f.kind, f.word from private.filter_forms f where f.key = any (lookups) and f.kind in ('g', 'b') order by f.kind desc loop
    foreach place in array array_positions(lookups, form.key) loop
      i := case when place > n then place - n else place end;
      if form.kind = 'g' then
        continue when form.word = 'insult' and i > 1 and line[i - 1] = any (negations) or private.is_game_talk(form.word, words);
        return array[form.word, substr(form.key, 4)];
      end if;
      word := form.key;
      for k in i + 2 .. least(i + 5, n) loop
        exit when tongues[k] <> tongues[i];
        word := word || ' ' || line[k];
        couples := couples || word;
        owners := owners || i;
      end loop;
    end loop;
  end loop;
  if couples = '{}' then return null; end if;
  for form in select f.key, f.word from private.filter_forms f where f.key = any (couples) and f.kind = 'g' loop
    i := owners[array_position(couples, form.key)];
    continue when form.word = 'insult' and i > 1 and line[i - 1] = any (negations) or private.is_game_talk(form.word, words);
    return array[form.word, substr(form.key, 4)];
  end loop;
  return null;
end $$;

-- The phrase that is a single word.
create function private.lone_phrase(words text[]) returns text[]
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  select array[f.word, substr(f.key, 4)] from private.filter_forms f
  where f.key = any (array(select l || ':' || w from unnest('{de,en,es,fr,it,nl,pl,tr}'::text[]) as l, unnest(words) as w)) and f.kind = 'g' limit 1
$$;

-- Threats in lines with these words are about a game.
create function private.is_game_talk(topic text, words text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return topic in ('threat', 'meeting', 'question', 'account') and words && '{portal,portalu,portail,portale,boss,bos,spawn,castle,zamku,wiezy,flaga,fladze,most,moscie,brama,bramie,spawnie}'::text[]
    or topic in ('threat', 'harm', 'meeting', 'question', 'account') and words && '{turn,game,games,gaming,level,levels,round,match,bos,loby,spawn,respawn,minecraft,fortnite,roblox,race,ches,skyhop,platform,coin,coins,map,lava,sniper,final,finale,points,score,tower,zombie,zombies,dragon,goal,team,tournament,quiz,castle,spiel,spielen,runde,gegner,renen,schach,turm,drache,punkte,tor,turnier,mahen,karte,partie,manche,niveau,jeu,course,plateforme,piece,echecs,tournoi,carte,juego,partida,ronda,nivel,carera,plataforma,ajedrez,torneo,meta,mapa,moneda,gioco,partita,livelo,gara,piataforma,scachi,spel,potje,ronde,wedstrijd,finish,schaken,gra,grze,gre,gry,runda,rundzie,poziom,poziomie,meczu,mecz,mecie,szachach,szachy,hetmana,turniej,oyun,oyunda,oyunu,mac,macta,maci,bolum,bolumde,yarista,yaris,turda,platforma,satranc,kale,harita}'::text[];
end $$;

-- Whether a word that has a key of another one is a likely misspelling of it.
create function private.is_misspelt(said text, key text, meant text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if left(key, 1) in ('~', '^') then return true; end if;
  -- A letter is missing.
  if said = key then return length(meant) >= 5; end if;
  -- A vowel is another one, or two letters changed places.
  return length(said) = length(meant) and (
    length(said) >= 5 and translate(said, 'aeiouy', '******') = translate(meant, 'aeiouy', '******')
    or said <> meant and exists (
      select from generate_series(1, length(said) - 1) as i
      where left(said, i - 1) || substr(said, i + 1, 1) || substr(said, i, 1) || substr(said, i + 2) = meant
    )
  );
end $$;

-- Whether two words of the same length differ by two neighbouring letters that changed places, or by a letter that sounds
-- alike.
create or replace function private.is_slip(said text, meant text) returns boolean
language sql immutable set search_path = '' as $$
  select (left(said, 1) = left(meant, 1) or length(said) >= 8 and left(said, 2) = reverse(left(meant, 2))) and (right(said, 1) = right(meant, 1) or length(said) >= 7)
      and exists (
        select from generate_series(1, length(said) - 1) as i
        where left(said, i - 1) || substr(said, i + 1, 1) || substr(said, i, 1) || substr(said, i + 2) = meant
      )
    or length(said) >= 8 and translate(said, 'ptgqcszxvwyj', 'bdkkkkssffii') = translate(meant, 'ptgqcszxvwyj', 'bdkkkkssffii')
$$;

-- What a line has of the lexicon: {topic, part}, or null. The topic "word" is a word, others are phrases.
create or replace function private.form_in(bare text, said text) returns text[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  pieces constant text[] := array_remove(string_to_array(translate(bare, '.,:;!?()[]{}<>@#%/\|=+*_"“”„«»-&·', repeat(' ', 42)), ' '), '');
  words constant text[] := string_to_array(translate(array_to_string(pieces, ' '), '''’`´‘', ''), ' ');
  merged constant text[] := private.squeeze_all(words);
  hidden text[] := private.disguised_words(bare, said);
  ordinary text[];
  -- Words without vowels in a line that has many of them.
  is_bony constant boolean := (
    select count(*) filter (where translate(w, 'aeiouy', '') = w) >= case when count(*) <= 3 then 1 else 2 end
      and count(*) filter (where translate(w, 'aeiouy', '') = w) * 5 >= 2 * count(*)
    from unnest(merged) as w
    where length(w) >= 2 and translate(w, 'abcdefghijklmnopqrstuvwxyz', '') = '' and w <> all (
      '{gg,gl,hf,wp,xd,lvl,mvp,vs,ps,pc,tv,dr,mr,mrs,st,km,cm,kg,mm,xp,hp,hm,hmm,sh,shh,pst,brr,grr,pfft}'::text[])
  );
  -- French and Italian leave out a vowel: "t'encule".
  after_vowel text[] := '{}';
  unfolded text[];
  lookups text[];
  form record;
  hit text[];
begin
  lookups := merged || array(select left(w, i - 1) || substr(w, i + 1) from unnest(merged) as w, generate_series(2, length(w) - 1) as i where length(w) between 5 and 20);
  if position('''' in bare) > 0 then
    after_vowel := private.squeeze_all(string_to_array(translate(array_to_string(pieces, ' '), '''', ' '), ' '));
    lookups := lookups || after_vowel;
  end if;
  for form in select f.key, f.kind, f.word from private.filter_forms f where f.key = any (lookups) and f.kind in ('p', 'n', 'r', 'v') loop
    for i in 1 .. coalesce(cardinality(merged), 0) loop
      continue when not case form.kind
        when 'p' then merged[i] = form.key and private.is_stretched(words[i], form.word)
          or length(form.key) >= 7 and length(merged[i]) = length(form.key) + 1 and private.has_letter_more(merged[i], form.key)
        when 'n' then length(form.key) >= 6 and merged[i] = form.key and translate(form.word, 'aeiouy', '') = translate(form.key, 'aeiouy', '')
          or length(merged[i]) = length(form.word) and private.is_slip(merged[i], form.word)
        else merged[i] = form.key end;
      ordinary := coalesce(ordinary, array(select o.key from private.filter_forms o where o.key = any (merged) and o.kind = 'o'));
      continue when merged[i] = any (ordinary) or private.is_harmless(words[i]);
      return array['word', words[i]];
    end loop;
    if form.kind = 'p' and length(form.word) >= 4 and form.key = form.word and form.key = any (after_vowel) then return array['word', form.word]; end if;
  end loop;

  hit := private.phrase_in(merged, is_bony);
  if hit is null and position('''' in bare) > 0 and cardinality(after_vowel) > cardinality(merged) then hit := private.phrase_in(after_vowel, false); end if;
  if hit is not null or hidden = '{}' then return hit; end if;

  hidden := private.squeeze_all(array(select distinct h from unnest(hidden) as h where length(h) between 3 and 30));
  hit := (
    select array[case when h.word ~ '^(snap|insta|discord|telegram|whatsap|wasap|tiktok|kik)' then 'account' else 'word' end, h.word]
    from unnest(hidden) as h (word), unnest('{0,1,2,3}'::int[]) as cut
    where (cut = 0 or length(h.word) - cut >= 4)
      and (exists (select from private.filter_forms f where f.key = left(h.word, length(h.word) - cut) and f.kind in ('p', 'd') and (cut = 0 or f.kind = 'p' or length(f.key) >= 5))
        or exists (select from private.filter_keys k where k.key = left(h.word, length(h.word) - cut) and k.form = 'whole'))
      and not exists (select from private.filter_keys k where k.key = h.word and k.form = 'harmless')
      and not exists (select from private.filter_forms o where o.key = h.word and o.kind = 'o')
    limit 1
  );
  if hit is not null then return hit; end if;
  -- Phrases with digits and signs as letters, and with letters apart.
  unfolded := private.squeeze_all(array(
    select f.word from unnest(string_to_array(
      regexp_replace(translate(translate(bare, '''’`´‘', ''), ',;:?"()', '       '), '(?<![^ ])([a-z0-9@$!]) (?=[a-z0-9@$!](?![^ ]))', '\1', 'g'), ' ')) with ordinality as c (chunk, n),
      private.fold_leet(rtrim(c.chunk, '.!'), 'i') as f (word)
    where f.word <> '' order by c.n
  ));
  return case when unfolded <> merged then private.phrase_in(unfolded, false) end;
end $$;

drop function private.phrase_keys(text[]);
select private.index_phrases();

revoke execute on function
  private.rough_sound(text), private.index_phrases(), private.phrase_in(text[], boolean), private.lone_phrase(text[]),
  private.is_game_talk(text, text[]), private.is_misspelt(text, text, text)
from public;
