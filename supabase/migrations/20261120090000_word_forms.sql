-- The word filter reads a line with fewer patterns and lookups: PostgreSQL keeps 32 compiled patterns for each connection,
-- and a line that needs more compiles all of them again.

drop function private.filter_lookups(text[], text[], text[]);

-- A text in lower case without accents. Letters of other alphabets that imitate Latin ones become Latin.
create or replace function private.bare_line(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Accents, joiners, and control, bidirectional and invisible characters.
  unseen constant text :=
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f'
    '\u2028-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff9-\ufffb]';
  bare text;
begin
  if octet_length(body) = length(body) then
    return translate(lower(body collate "C"), E'\t\n\r\u000b\u000c', '     ');
  end if;
  -- Most texts have accents and nothing else.
  bare := lower(regexp_replace(normalize(body, NFKD), unseen, '', 'g'));
  bare := replace(translate(bare, 'łŁøØđĐı“”„«»–’‘', 'llooddi"""""-'), 'ß', 'ss');
  if octet_length(bare) = length(bare) then return regexp_replace(bare, '\s+', ' ', 'g'); end if;
  -- Symbols that look like letters and that normalization keeps: in circles and squares, flags, small capitals, with
  -- hooks, upside down.
  bare := translate(
    body,
    '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉'
    '🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿ϲϹϳϱϐϵ',
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzccjpbe'
  );
  bare := translate(lower(regexp_replace(normalize(bare, NFKD), unseen, '', 'g')), 'łŁøØđĐðÐıħŧŋ', 'llooddddihtn');
  bare := replace(replace(replace(bare, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  -- lower() depends on the locale of the database.
  bare := translate(
    bare,
    'ẞÆŒАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄЅЈΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
    'saoабвгдежзийклмнопрстуфхцчшщъыьэюяіїєѕјαβγδεζηθικλμνξοπρστυφχψωσ'
  );
  bare := translate(
    bare,
    'ʄᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢƒɓƈɗɖɛɘəɠɦɨɩƙӄқɭɱɲɳƞɵθƥƿʠɾʂȿƭʈʉʊʋʐɐǝɟƃɥᴉʞɯɹʇʌʍʎɔ¢£¥§©®†×µ。․‧•·∙，／：＠',
    'fabcdefghijklmnoprstuvwyzfbcddeeeghiikkklmnnnooppqrssttuuvzaefghikmrtvwycclyscrtxu......,/:@'
  );
  if translate(bare, 'abcdefghijklmnopqrstuvwxyz', '') <> bare then
    bare := translate(bare, 'ғѕіјԁһԛԝүөսօհոցԍӏѵєӡ', 'fsijdhqwyouohnggivez');
  end if;
  return regexp_replace(bare, '\s+', ' ', 'g');
end $$;

-- One piece of a text as the filter compares it: digits and signs become the letters that they imitate; next to Latin
-- letters and alone, Cyrillic and Greek look-alikes become Latin. Numbers stay as they are.
create or replace function private.fold_piece(piece text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if btrim(piece, 'abcdefghijklmnopqrstuvwxyz') = '' or btrim(piece, '0123456789@$!|€*+') = '' then return piece; end if;
  piece := translate(piece, '0134567892@$!|€+', 'oieasgtbgzasiiet');
  if translate(piece, 'abcdefghijklmnopqrstuvwxyz', '') <> piece or btrim(piece, 'авекмнорстухіѕјһԁ') = '' then
    piece := translate(piece, 'авекмнорстухіѕјһԁαβεικνορτυχηωςσгпдишщцйьязбчлфγμζλδπ', 'abekmhopctyxisjhdabeikvoptuxnwssrnauwwuubreb4lfyuzldn');
  end if;
  return piece;
end $$;

-- The same for many words in one call. Each word alone: a pattern with a back reference is slow on a long text.
create function private.squeeze_all(words text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return array(select regexp_replace(w.word, '(.)\1+', '\1', 'g') from unnest(words) with ordinality as w (word, n) order by w.n);
end $$;

-- The words of a bare text. Two words of one chunk have no space between them. A closed chunk ends with punctuation.
create or replace function private.split_words(
  bare text, out words text[], out chunks int[], out is_closed boolean[], out chunk_texts text[]
)
language plpgsql immutable set search_path = '' as $$
declare
  letters constant text := 'abcdefghijklmnopqrstuvwxyz';
  signs constant text := '[](){}<>"“”„«».,:;!?/\#=~^_&%-';
  chunk text;
  piece text;
  ends_sentence boolean;
  n int := 0;
begin
  words := '{}';
  chunks := '{}';
  is_closed := '{}';
  chunk_texts := '{}';
  foreach chunk in array string_to_array(translate(bare, '''’`´‘', ''), ' ') loop
    continue when chunk = '';
    n := n + 1;
    ends_sentence := false;
    if btrim(chunk, letters) <> '' then
      -- At the ends of a chunk, signs are punctuation and long numbers are numbers; inside they may imitate letters.
      ends_sentence := position(right(chunk, 1) in ',.;:!?)') > 0;
      chunk := ltrim(rtrim(chunk, signs || '|'), signs || '+');
      if position(left(chunk, 1) in '0123456789') > 0 then chunk := regexp_replace(chunk, '^[0-9]{2,}(?=[a-z])', ''); end if;
    end if;
    if btrim(chunk, letters) = '' then
      if chunk <> '' then
        words := words || chunk;
        chunks := chunks || n;
        is_closed := is_closed || ends_sentence;
      end if;
    else
      foreach piece in array regexp_split_to_array(chunk, '[^a-z0-9@$!|€*+\u00c0-\u1fff\u2c00-\ud7ff]+') loop
        piece := btrim(piece, '!|');
        if piece <> '' then
          words := words || private.fold_piece(piece);
          chunks := chunks || n;
          is_closed := is_closed || ends_sentence;
        end if;
      end loop;
    end if;
    chunk_texts := chunk_texts || chunk;
  end loop;
end $$;

-- Computes the keys of a word.
create or replace function private.index_filter_word() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := (private.split_words(private.bare_line(new.word))).words;
  letters text := array_to_string(parts, '');
  squeezed text := private.squeeze(letters);
  sound text := private.sound_of(letters);
  consonants text := private.squeeze(translate(letters, 'aeiouy', ''));
  is_phrase boolean := new.word like '% %';
  -- Forms that could be another word by chance: only of long words, and of those that are bad everywhere.
  is_plain constant boolean := letters !~ '[^a-z]' and not is_phrase;
begin
  delete from private.filter_keys k where k.word = new.word;
  if letters = '' or new.kind = 'staff' then return null; end if;
  if new.kind = 'allow' and not is_phrase and octet_length(new.word) > length(new.word) then
    insert into private.filter_keys values ('^' || new.word, 'calm', new.word, letters, letters);
    return null;
  end if;
  if new.kind = 'allow' then
    insert into private.filter_keys
    select case when is_phrase then '<' || parts[1] else letters end, case when is_phrase then 'calm' else 'harmless' end,
      new.word, letters, array_to_string(parts, ' ');
    return null;
  end if;
  insert into private.filter_keys
  select f.key, f.form, new.word, f.letters, f.squeezed
  from (
    values
      (true, squeezed, 'whole', letters, squeezed),
      (is_phrase, '>' || private.squeeze(parts[1]), 'phrase', letters, ' ' || private.squeeze(array_to_string(parts, ' ')) || ' '),
      (not is_phrase and octet_length(new.word) > length(new.word), '^' || new.word, 'accent', letters, squeezed),
      (new.is_inside, squeezed, 'strong', letters, squeezed),
      (new.is_inside, '*' || left(squeezed, 3), 'part', letters, squeezed),
      (is_plain and (new.is_inside or length(squeezed) >= 6), '~' || private.squeeze(sound), 'sound', sound, private.squeeze(sound)),
      (is_plain and new.is_inside and length(squeezed) >= 4, reverse(squeezed), 'reverse', '', ''),
      (is_plain and length(consonants) between case when new.is_inside then 3 else 4 end and length(squeezed) - 1, '-' || consonants, 'spare', regexp_replace(left(squeezed, -1), '([aeiouy])', '\1?', 'g') || right(squeezed, 1) || case when new.is_inside and right(squeezed, 1) ~ '[aeiouy]' then '?' else '' end, squeezed)
  ) as f (is_used, key, form, letters, squeezed)
  where f.is_used;
  if is_plain and (new.is_inside and length(squeezed) >= 4 or length(squeezed) >= 6) then
    insert into private.filter_keys
    select left(squeezed, i - 1) || substr(squeezed, i + 1, 1) || substr(squeezed, i, 1) || substr(squeezed, i + 2), 'swap', new.word, '', ''
    from generate_series(2, length(squeezed) - 1) as i
    where substr(squeezed, i, 1) <> substr(squeezed, i + 1, 1)
    on conflict do nothing;
  end if;
  return null;
end $$;

-- The part of a text that is on the list, or null.
create or replace function private.blocked_word(body text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.blocked_part(body, private.bare_line(body));
end $$;

-- The same for a text that is already bare. Harmless meanings are looked up only if something was found.
create function private.blocked_part(body text, bare text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  -- "göt" and "schwül" need their accents, which a bare text has lost.
  written constant text := case when octet_length(body) > length(body)
    then lower(translate(normalize(body, NFC), E'\u00ad\u200b\u200c\u200d\u2060\ufeff', '')) end;
  hit constant text := private.blocked_in(bare, written);
  calm text;
begin
  if hit is null then return null; end if;
  calm := private.without_calm_parts(bare, written);
  if calm = bare then return hit; end if;
  return private.blocked_in(calm, written);
end $$;

-- A bare text without allowed words with accents, harmless meanings and allowed phrases: "schwül" is the weather.
create function private.without_calm_parts(bare text, written text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  allowed text;
begin
  for allowed in
    select k.squeezed from private.filter_keys k
    where k.form = 'calm' and k.key = any (array(select '^' || w from regexp_split_to_table(written, '[^a-z\u00c0-\uffff]+') as w))
  loop
    bare := regexp_replace(bare, '\m' || allowed || '\M', '·', 'g');
  end loop;
  bare := private.without_calm_words(bare);
  for allowed in
    select k.squeezed from private.filter_keys k
    where k.key = any (array(select '<' || w from unnest(string_to_array(translate(bare, '-', ' '), ' ')) as w))
  loop
    bare := replace(translate(bare, '-', ' '), allowed, ' · ');
  end loop;
  return bare;
end $$;

-- The part of a bare text that is on the list, or null.
create function private.blocked_in(bare text, written text) returns text
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  split constant record := private.split_words(bare);
  words constant text[] := split.words;
  merged constant text[] := private.squeeze_all(words);
  -- The text between whose words phrases are found.
  sentence text := ' ' || array_to_string(merged, ' ') || ' ';
  spans record;
  lookups text[];
  width int;
  all_keys text;
  found record;
  place int;
  i int;
  hit text;
begin
  if cardinality(words) = 0 then return null; end if;
  spans := private.filter_spans(split.words, merged, split.chunks, split.is_closed);
  if translate(bare, '''’`´‘', '') ~ '[a-z][^a-z0-9 ]{1,4}[a-z]|[a-z]\*' then
    hit := private.starred_word(split.chunk_texts);
    if hit is not null then return hit; end if;
    spans := private.with_masked(spans.spans, spans.keys, spans.kinds, split.chunk_texts);
    sentence := sentence || private.masked_sentences(bare);
  end if;
  if written is not null then
    hit := private.accented_word(written, words, bare);
    if hit is not null then return hit; end if;
  end if;
  sentence := sentence || private.without_fillers(merged);

  width := cardinality(spans.keys);
  lookups := private.filter_lookups(words, merged, spans.keys)
    || array(select '>' || m from unnest(string_to_array(btrim(sentence), ' ')) as m);
  select string_agg(s.key, ' ') into all_keys from unnest(spans.keys, spans.kinds) as s (key, kind) where s.kind <> 'pair';
  lookups := lookups || private.letter_groups(all_keys);
  for found in
    select k.key, k.form, k.word, k.squeezed,
      case k.form when 'spare' then k.letters else regexp_replace(k.letters, '(.)', '\1+', 'g') end as pattern
    from private.filter_keys k
    where k.key = any (lookups) and (
      k.form not in ('part', 'phrase', 'harmless')
      or k.form = 'phrase' and position(k.squeezed in sentence) > 0
      or k.form = 'part' and (position(k.squeezed in all_keys) > 0 or position(k.squeezed in translate(all_keys, 'l', 'i')) > 0)
    )
  loop
    if found.form = 'phrase' then return found.word; end if;
    if found.form = 'part' then
      hit := private.blocked_inside(spans.spans, spans.keys, spans.kinds, found.squeezed, found.pattern);
      if hit is not null then return hit; end if;
      continue;
    end if;
    foreach place in array array_positions(lookups, found.key) loop
      -- Lookups come in rows: three as wide as the spans, three as wide as the words.
      i := case when place <= 3 * width then (place - 1) % width else (place - 3 * width - 1) % cardinality(words) end + 1;
      hit := private.blocked_span(spans.spans[i], spans.keys[i], spans.kinds[i], found.key, found.form, found.squeezed, found.pattern);
      if hit is not null then return hit; end if;
    end loop;
  end loop;
  return null;
end $$;

-- The parts of a text that could be one word: a word, a tight group (no spaces, or single letters) or a pair of words.
create function private.filter_spans(
  words text[], merged text[], chunks int[], is_closed boolean[], out spans text[], out keys text[], out kinds text[]
)
language plpgsql immutable set search_path = '' as $$
declare
  longest constant int := 24;
  span text;
  key text;
  is_spelled boolean;
begin
  spans := words;
  keys := merged;
  kinds := array_fill('word'::text, array[cardinality(words)]);
  for i in 1 .. cardinality(words) - 1 loop
    span := words[i];
    is_spelled := length(span) <= 2;
    for j in i + 1 .. cardinality(words) loop
      exit when length(span) + length(words[j]) > longest;
      span := span || words[j];
      if length(words[j]) > 2 then is_spelled := false; end if;
      if chunks[i] = chunks[j] or is_spelled and j - i >= 2 and length(span) < 1.5 * (j - i + 1) or length(span) = j - i + 1 then
        span := private.fold_piece(span);
        spans := spans || span;
        keys := keys || private.squeeze(span);
        kinds := kinds || 'tight'::text;
      elsif j = i + 1 and not is_closed[i] then
        spans := spans || span;
        keys := keys || (merged[i] || case when right(merged[i], 1) = left(merged[j], 1) then substr(merged[j], 2) else merged[j] end);
        kinds := kinds || 'pair'::text;
        exit when not is_spelled;
      else
        exit when chunks[i] <> chunks[j] and not is_spelled;
      end if;
    end loop;
  end loop;
  -- A v in place of a u: "kvt", "pvte".
  if array_to_string(merged, '') like '%v%' then
    foreach key in array merged loop
      continue when key !~ '[b-df-hj-np-tw-z]v(?:[b-df-hj-np-tw-z]|$)' or key in ('lvl', 'lvls', 'mvp', 'mvps');
      spans := spans || translate(key, 'v', 'u');
      keys := keys || translate(key, 'v', 'u');
      kinds := kinds || 'tight'::text;
    end loop;
  end if;
end $$;

-- The chunk with stars in place of letters of a blocked word, or null.
create function private.starred_word(chunks text[]) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  chunk text;
begin
  foreach chunk in array chunks loop
    if chunk ~ '^[a-z]+\*+[a-z]+$|^[a-z]{3,}\*+$' and exists (
      -- "schei*e" hides two letters behind one star.
      select from private.filter_keys k where k.form = 'whole' and k.letters like any (array[replace(chunk, '*', '_'), replace(chunk, '*', '__')])
    ) then return chunk; end if;
  end loop;
  return null;
end $$;

-- The spans of a text, and each word that has a sign in place of a vowel with every vowel.
create function private.with_masked(
  inout spans text[], inout keys text[], inout kinds text[], chunks text[]
)
language plpgsql immutable set search_path = '' as $$
declare
  chunk text;
  mask text[];
  vowel text;
begin
  foreach chunk in array chunks loop
    continue when length(chunk) > 24;
    mask := regexp_match(chunk, '^([a-z]+)([^a-z0-9 ]{1,2})([a-z]+)$');
    continue when mask is null or length(mask[1]) + length(mask[3]) <= 2 and mask[2] !~ '[*#]';
    foreach vowel in array '{a,e,i,o,u}'::text[] loop
      spans := spans || (mask[1] || vowel || mask[3]);
      keys := keys || private.squeeze(mask[1] || vowel || mask[3]);
      kinds := kinds || case when mask[2] ~ '[*#@%^&?$]' then 'masked' else 'tight' end;
    end loop;
  end loop;
end $$;

-- The sentence of a text with each vowel in place of its signs, for phrases.
create function private.masked_sentences(bare text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  sentence text := '';
  vowel text;
begin
  if bare !~ '[a-z][*#_][a-z]' then return ''; end if;
  foreach vowel in array '{a,e,i,o,u}'::text[] loop
    sentence := sentence || '· '
      || private.squeeze(array_to_string((private.split_words(regexp_replace(bare, '(?<=[a-z])[*#_](?=[a-z])', vowel, 'g'))).words, ' ')) || ' ';
  end loop;
  return sentence;
end $$;

-- The sentence without words that change nothing in a phrase: "bring dich doch einfach um". Empty if it has none.
create function private.without_fillers(merged text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  fillers constant text[] := '{just,pls,please,already,now,really,simply,doch,einfach,mal,endlich,jetzt,halt,bitte,toch,gewoon,maar,eens,even,donc,juste,stp,pues,porfa,dai,pure,proprio,juz,wez,po,prostu,no,hadi,artik,lan,be,ya}'::text[];
begin
  if not merged && fillers then return ''; end if;
  return '· ' || array_to_string(array(select m from unnest(merged) as m where m <> all (fillers)), ' ') || ' ';
end $$;

-- The blocked word that a text has with its accents, or null: "göt" is a bad word in Turkish, "got" is none.
create function private.accented_word(written text, words text[], bare text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Letters with signs or spaces between them are one word.
  written := regexp_replace(
    written, '(?<![a-z\u00c0-\u1fff])([a-z\u00c0-\u1fff])[^a-z0-9\u00c0-\u1fff]{1,2}(?=[a-z\u00c0-\u1fff](?![a-z\u00c0-\u1fff]))', '\1', 'g'
  );
  return (
    select k.word
    from regexp_split_to_table(written, '[^[:alnum:]\u00c0-\uffff]+') as t (word)
    join private.filter_keys k on k.key in ('^' || t.word, '^' || translate(t.word, '0134578', 'oieastb')) and k.form = 'accent'
    where octet_length(t.word) > length(t.word)
      and (k.letters = any (words) or not t.word = any (string_to_array(written, ' ')) or bare not like '%·%')
    limit 1
  );
end $$;

-- Endings that a blocked word may have.
create or replace function private.word_endings() returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return '{"",s,z,y,e,a,i,o,u,es,ed,er,in,en,ers,ing}'::text[];
end $$;

-- The keys under which the spans of a text could be found, in six rows: spans as they are, without a long ending, without a
-- short one; words by their sound, without vowels, and without vowels and the last letter. A key that is not looked up is ''.
create function private.filter_lookups(words text[], merged text[], keys text[]) returns text[]
language plpgsql immutable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  sounds constant text[] := string_to_array(private.sound_of(array_to_string(words, ' ')), ' ');
  consonants constant text[] := string_to_array(translate(array_to_string(merged, ' '), 'aeiouy', ''), ' ');
  row_of_keys text[];
  row_of_words text[];
begin
  -- What is left after an ending is long enough for private.blocked_span.
  select array_agg(case
      when length(k.key) >= 7 and right(k.key, 3) in ('ers', 'ing') then left(k.key, -3)
      when length(k.key) >= 6 and right(k.key, 2) in ('es', 'ed', 'er', 'in', 'en') then left(k.key, -2) else '' end)
    || array_agg(case
      when length(k.key) >= 4 and right(k.key, 1) in ('s', 'z') or length(k.key) >= 6 and right(k.key, 1) in ('y', 'e', 'a', 'i', 'o', 'u')
        then left(k.key, -1) else '' end)
  into row_of_keys from unnest(keys) as k (key);
  select array_agg(case
      when length(w.word) < 3 then ''
      when w.sound = w.word then '~' || w.merged else '~' || regexp_replace(w.sound, '(.)\1+', '\1', 'g') end)
    || array_agg(case when length(w.rest) >= 3 then '-' || regexp_replace(w.rest, '(.)\1+', '\1', 'g') else '' end)
    || array_agg(case when length(w.rest) >= 5 then '-' || left(regexp_replace(w.rest, '(.)\1+', '\1', 'g'), -1) else '' end)
  into row_of_words from unnest(words, merged, sounds, consonants) as w (word, merged, sound, rest);
  return keys || row_of_keys || row_of_words;
end $$;

-- The keys of blocked words that are also found inside others: every three letters. An l may imitate an i.
create function private.letter_groups(letters text) returns text[]
language plpgsql immutable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  with_i constant text := translate(letters, 'l', 'i');
begin
  return array(select '*' || substr(letters, n, 3) from generate_series(1, length(letters) - 2) as n where position(' ' in substr(letters, n, 3)) = 0)
    || case when with_i <> letters then
      array(select '*' || substr(with_i, n, 3) from generate_series(1, length(letters) - 2) as n where position('l' in substr(letters, n, 3)) > 0)
    end;
end $$;

-- The span that contains a blocked word: inside a word, or at the start of a group; else null.
create function private.blocked_inside(spans text[], keys text[], kinds text[], squeezed text, pattern text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  span text;
begin
  for i in 1 .. cardinality(keys) loop
    continue when position(squeezed in keys[i]) = 0 and position(squeezed in translate(keys[i], 'l', 'i')) = 0;
    continue when kinds[i] = 'pair' or kinds[i] = 'tight' and position(squeezed in keys[i]) <> 1;
    span := private.without_harmless(spans[i], pattern);
    if span ~ pattern or translate(span, 'l', 'i') ~ pattern then return spans[i]; end if;
  end loop;
  return null;
end $$;

-- A span if it is the found form of a blocked word, also with an ending; else null.
create or replace function private.blocked_span(
  span text, key text, kind text, found_key text, form text, squeezed text, pattern text
) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  stem text;
  ending text;
  cut int;
begin
  if kind = 'pair' and form <> 'strong' or kind in ('tight', 'masked') and form <> 'whole' then return null; end if;
  foreach ending in array private.word_endings() loop
    cut := length(ending);
    continue when cut > 0 and (
      form in ('sound', 'spare') or key not like '%' || ending
      or length(key) - cut < case when ending in ('y', 'e', 'a', 'i', 'o', 'u') then 5 when cut = 1 then 3 else 4 end
    );
    stem := left(span, length(span) - cut);
    if form = 'sound' then
      continue when private.sound_of(span) !~ ('^' || pattern || '$');
    elsif form = 'spare' then
      -- With some vowels left, a short word could be another one: "block" is no "bollock".
      continue when key ~ '[aeiouy]' and (length(key) < 6 or key !~ ('^' || pattern || '$')) or key !~ ('^' || pattern || '(?:rs?|s|d|ng?)?$');
    else
      continue when left(key, length(key) - cut) <> found_key;
      -- A word with double letters needs them: "as" is not "ass".
      continue when length(pattern) > 2 * length(squeezed) and stem !~ ('^' || pattern || '$');
    end if;
    continue when exists (
      select from private.filter_keys h where h.key in (span, stem) and h.form = 'harmless'
    );
    return span;
  end loop;
  return null;
end $$;

update private.filter_words set kind = kind;

revoke execute on function
  private.squeeze_all(text[]), private.blocked_part(text, text), private.without_calm_parts(text, text), private.blocked_in(text, text),
  private.filter_spans(text[], text[], int[], boolean[]), private.starred_word(text[]), private.with_masked(text[], text[], text[], text[]),
  private.masked_sentences(text), private.without_fillers(text[]), private.accented_word(text, text[], text),
  private.filter_lookups(text[], text[], text[]), private.letter_groups(text), private.blocked_inside(text[], text[], text[], text, text)
from public;
