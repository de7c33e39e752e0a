-- Units, lists, numbers of times, scores and constants hide no words and no phone numbers; an exclamation mark at the end of a
-- word is no letter.

-- The words that a line may hide: spelled with digits and signs, letter by letter, split in two, in several alphabets,
-- with emoji or numbers. None for a line of plain words.
create or replace function private.disguised_words(bare text, said text) returns text[]
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
    -- "A: 7, B: 12" is a list.
    if word ~ '[^=<>+/&]' and chunk !~ '^(?:[0-9]+[,;:]|[a-z]:)$' and (length(word) = 1 or length(word) = 2 and (run <> '{}' or word ~ '[^a-z]')) and cardinality(run) < 24 then
      run := run || word;
    elsif word <> '' then
      if cardinality(run) >= 3 then found := found || private.spelled_words(run); end if;
      run := '{}';
    end if;
    if word <> '' and btrim(word, 'abcdefghijklmnopqrstuvwxyz') <> '' then
      core := regexp_replace(word, '[!?.,:;)]+$', '');
      -- "60k" is a number with a unit, "2-mal" a number of times.
      if core ~ '[^0-9.,:/%+-]' and core !~ '^[a-z]{1,3}/[a-z]{1,3}$|^[0-9.,]+(?:k|m|km|cm|mm|kg|g|ml|l|mb|gb|tb|hz|fps|px|v|w|s|h|x|th|st|nd|rd|am|pm|d|er|e|-?(?:mal|fois|keer|mala))$' then
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
  -- Drawn letters, and invisible or crossing marks between letters.
  if octet_length(said) > length(said) and said ~ '[\u0335-\u0338\u0305\u0332\u200b-\u200f\u2060\u00ad\u24b6-\u24e9\U0001d400-\U0001d7ff\U0001f130-\U0001f189]|[\u0300-\u036f].?[\u0300-\u036f]' then
    found := found || array_remove(string_to_array(translate(line, '.,:;!?()"-', '          '), ' '), '');
  end if;
  return found;
end $$;

-- The words in a run of short pieces, of at least three letters. A short word is found at the end only: "A S S E M B L E".
create or replace function private.spelled_words(run text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select private.fold_leet(array_to_string(run[i : j], ''), 'i')
    from generate_series(1, cardinality(run) - 1) as i, generate_series(i + 1, cardinality(run)) as j
    where j - i >= 2 and (j = cardinality(run) or length(array_to_string(run[i : j], '')) > 4) and length(array_to_string(run[i : j], '')) < 1.6 * (j - i + 1) and length(translate(array_to_string(run[i : j], ''), '0123456789', '')) * 2 > j - i + 1 and (j - i >= 3 or run[i] ~ '[^0-9]' and run[j] ~ '[^0-9]')
  )
$$;

-- A line without numbers that are scores, constants, versions, places on a map, years or a rising list. Never if it asks for
-- a call.
create or replace function private.calm_numbers(bare text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  numbers text[];
begin
  if length(bare) - length(translate(bare, '0123456789', '')) < 4 then return bare; end if;
  if bare ~ '\m(?:call|hit me|write me|text me|add me|dm|msg|message me|schreib\w*|meld\w*|ecris\w*|escrib\w*|scriv\w*|napisz|pisz|yaz|app|tel|phone|cell|mobile|whatsapp|ruf|handy|nummer|number|numero|appelle|llama\w*|chiama\w*|bel|telefo\w+|dzwon\w*|zadzwon\w*|ara|numara\w*|server|join|ip)\M' then
    return bare;
  end if;
  -- "Score 0176543", "1,75 m", "pi = 3.14159265", "6.022e23".
  bare := regexp_replace(bare, '(\m(?:score|scores|points?|punkte|punten|punti|puntos|punkty|puan|skor|seed|level)\M(?: is| was| of| von| de| di|:| =)? ?)\d{1,7}\M(?![ ,.-]{0,2}\d)', '\1·', 'g');
  bare := regexp_replace(bare, '((?:=|≈|~|is|ist|est|es|e|jest|pi|π) ?)\d[.,]\d{4,}(?:e[+-]?\d+)?\M(?![ ,.-]{0,2}\d)', '\1·', 'g');
  bare := regexp_replace(bare, '\m(?:pi|π) ?(?:=|≈|is|ist|est|es|e|jest|:)? ?3[.,]14[0-9 ]*', '·', 'g');
  bare := regexp_replace(bare, '(?<!\d[ ,.-]{0,2})\m[1-9]\d{3,11} ?(?:·|k?m/[sh]|kmh|km|m|met[er]{2}s?|meters|miles|coins?|punkte|points?|views|years|jahre|light ?years)\M', '·', 'g');
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
  numbers := array(select n[1] from regexp_matches(regexp_replace(bare, '^\D*\d{1,2}\D{1,4}\d{1,2} ?:', ''), '\d+', 'g') as n);
  if cardinality(numbers) >= 5 and not exists (
    select from unnest(numbers) with ordinality as a (n, i) join unnest(numbers) with ordinality as b (n, i) on b.i = a.i + 1
    where length(a.n) > 6 or length(b.n) > 6 or a.n like '0%' or a.n::int >= b.n::int
  ) then bare := translate(bare, '0123456789', ''); end if;
  return bare;
end $$;

-- The same for a text. Harmless numbers, things and names are looked for only if something was found.
create or replace function private.judge_text(body text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  bare text := private.bare_line(body);
  verdict jsonb;
  calm text;
begin
  -- Speeds are no words: "300000 km/s".
  if position('m/s' in bare) > 0 or position('m/h' in bare) > 0 then bare := regexp_replace(bare, '(?<=\d ?)[kcm]?m/[sh]\M', 'km', 'g'); end if;
  verdict := private.judge_line(bare, body);
  if verdict is null then return null; end if;
  calm := private.calm_numbers(private.calm_things(bare));
  if calm = bare then return verdict; end if;
  return private.judge_line(calm, body);
end $$;
