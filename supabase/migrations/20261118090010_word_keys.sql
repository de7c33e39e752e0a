-- The word filter finds words by precomputed keys: a text is normalized and split once, then looked up in an index.
-- A pattern for every word of the list would cost more with every word.

-- A text in lower case without accents. Letters of other alphabets that imitate Latin ones become Latin.
create function private.bare_line(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  bare text;
begin
  if octet_length(body) = length(body) then
    return translate(lower(body collate "C"), E'\t\n\r\u000b\u000c', '     ');
  end if;
  -- Symbols that look like letters and that normalization keeps: in circles and squares, flags, small capitals, with
  -- hooks, upside down.
  bare := translate(
    body,
    '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉'
    '🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿ϲϹϳϱϐϵ',
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzccjpbe'
  );
  bare := translate(
    private.bare_letters(bare),
    'ʄᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢƒɓƈɗɖɛɘəɠɦɨɩƙӄқɭɱɲɳƞɵθƥƿʠɾʂȿƭʈʉʊʋʐɐǝɟƃɥᴉʞɯɹʇʌʍʎɔ¢£¥§©®†×µ。․‧•·∙，／：＠',
    'fabcdefghijklmnoprstuvwyzfbcddeeeghiikkklmnnnooppqrssttuuvzaefghikmrtvwycclyscrtxu......,/:@'
  );
  if bare ~ '[a-z]' then
    bare := translate(bare, 'ғѕіјԁһԛԝүөսօհոցԍӏѵєӡ', 'fsijdhqwyouohnggivez');
  end if;
  return regexp_replace(bare, '\s+', ' ', 'g');
end $$;

-- One piece of a text as the filter compares it: digits and signs become the letters that they imitate; next to Latin
-- letters and alone, Cyrillic and Greek look-alikes become Latin. Numbers stay as they are.
create function private.fold_piece(piece text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if piece !~ '[^a-z]' then return piece; end if;
  if piece !~ '[^0-9@$!|€*+]' then return piece; end if;
  piece := translate(piece, '0134567892@$!|€+', 'oieasgtbgzasiiet');
  if piece ~ '[a-z]' or piece !~ '[^авекмнорстухіѕјһԁ]' then
    piece := translate(piece, 'авекмнорстухіѕјһԁαβεικνορτυχηωςσгпдишщцйьязбчлфγμζλδπ', 'abekmhopctyxisjhdabeikvoptuxnwssrnauwwuubreb4lfyuzldn');
  end if;
  return piece;
end $$;

-- Merges repeated letters.
create or replace function private.squeeze(word text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(word, '(.)\1+', '\1', 'g');
end $$;

-- A word by its sound, for spellings like "phuk" and "azz".
create function private.sound_of(folded text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return translate(
    replace(replace(replace(replace(folded, 'ph', 'f'), 'ck', 'k'), 'ch', '%'), 'x', 'ks'), 'cqzyv%', 'kksiu%'
  );
end $$;

-- The words of a bare text. Two words of one chunk have no space between them. A closed chunk ends with punctuation.
create function private.split_words(
  bare text, out words text[], out chunks int[], out is_closed boolean[], out chunk_texts text[]
)
language plpgsql immutable set search_path = '' as $$
declare
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
    if chunk ~ '[^a-z]' then
      -- At the ends of a chunk, signs are punctuation and long numbers are numbers; inside they may imitate letters.
      ends_sentence := chunk ~ '[,.;:!?)]$';
      chunk := regexp_replace(chunk, '^(?:[][(){}<>"“”„«».,:;!?/\\#+=~^_&%-]|[0-9]{2,}(?=[a-z]))+|[][(){}<>"“”„«».,:;!?|/\\#=~^_&%-]+$', '', 'g');
    end if;
    if chunk !~ '[^a-z]' then
      if chunk <> '' then
        words := words || chunk;
        chunks := chunks || n;
        is_closed := is_closed || ends_sentence;
      end if;
    else
      foreach piece in array regexp_split_to_array(chunk, '[^a-z0-9@$!|€*+\u00c0-\u1fff\u2c00-\ud7ff]+') loop
        piece := regexp_replace(piece, '^[!|]+|[!|]+$', '', 'g');
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

-- A text as the filter reads it, to explain a refusal.
create or replace function private.fold_text(body text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return array_to_string((private.split_words(private.bare_line(body))).words, ' ');
end $$;

-- One lookup by key finds everything about a text. The sign before a key tells its form.
create table private.filter_keys (
  key text collate "C" not null,
  -- whole, swap, reverse: a blocked word, with two letters swapped, backwards. strong: whole, also if split in two.
  -- ~sound, -spare: by its sound, without vowels. ^accent: as it is written, with accents. *part: the first three letters
  -- of a word that is also found inside others. >phrase, <calm: the first word of a blocked and of a harmless phrase.
  -- harmless: never refused.
  form text not null check (
    form in ('whole', 'swap', 'reverse', 'strong', 'sound', 'spare', 'accent', 'part', 'phrase', 'calm', 'harmless')
  ),
  word text not null references private.filter_words on delete cascade on update cascade,
  -- The word before repeated letters were merged ("as" is not "ass"), and after it.
  letters text not null,
  squeezed text not null,
  primary key (key, form, word)
);
create index filter_keys_of_word on private.filter_keys (word);
comment on table private.filter_keys is
  'The forms in which the filter finds the words of filter_words, computed when a word is added. Nothing about a player.';
alter table private.filter_keys enable row level security;

-- Computes the keys of a word.
create function private.index_filter_word() returns trigger
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
      (is_plain and new.is_inside and length(consonants) between 3 and length(squeezed) - 1, '-' || consonants, 'spare', regexp_replace(squeezed, '([aeiouy])', '\1?', 'g'), squeezed)
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

create trigger index_filter_word after insert or update on private.filter_words
for each row execute function private.index_filter_word();

-- The part of a text that is on the list, or null.
create or replace function private.blocked_word(body text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  longest constant int := 24;
  vowels constant text[] := '{a,e,i,o,u}';
  bare text := private.bare_line(body);
  written text;
  allowed text;
  split record;
  words text[];
  merged text[] := '{}';
  -- Candidates: a word, a tight group (no spaces, or single letters) or a pair of words.
  spans text[] := '{}';
  keys text[] := '{}';
  kinds text[] := '{}';
  span text;
  key text;
  spelled text;
  sentence text;
  all_keys text;
  with_i text;
  lookups text[];
  mask text[];
  masked text[] := '{}';
  vowel text;
  hit text;
  found record;
begin
  -- "schwül" is the weather, "schwul" without its accent is on the list.
  if octet_length(body) > length(body) then
    written := lower(private.plain_text(body));
    for allowed in
      select k.squeezed from private.filter_keys k
      where k.form = 'calm' and k.key = any (array(select '^' || w from regexp_split_to_table(written, '[^a-z\u00c0-\uffff]+') as w))
    loop
      bare := regexp_replace(bare, '\m' || allowed || '\M', '·', 'g');
    end loop;
  end if;
  bare := private.without_calm_words(bare);
  for allowed in
    select k.squeezed from private.filter_keys k
    where k.key = any (array(select '<' || w from unnest(string_to_array(translate(bare, '-', ' '), ' ')) as w))
  loop
    bare := replace(translate(bare, '-', ' '), allowed, ' · ');
  end loop;
  split := private.split_words(bare);
  words := split.words;
  if cardinality(words) = 0 then return null; end if;

  for i in 1 .. cardinality(words) loop
    key := private.squeeze(words[i]);
    merged := merged || key;
    spans := spans || words[i];
    keys := keys || key;
    kinds := kinds || 'word'::text;
  end loop;

  -- Words split in two, or with signs or spaces between their letters.
  for i in 1 .. cardinality(words) - 1 loop
    span := words[i];
    spelled := case when length(words[i]) <= 2 then 'yes' end;
    for j in i + 1 .. cardinality(words) loop
      exit when length(span) + length(words[j]) > longest;
      span := span || words[j];
      if length(words[j]) > 2 then spelled := null; end if;
      if split.chunks[i] = split.chunks[j] then
        kinds := kinds || 'tight'::text;
      elsif spelled is not null and j - i >= 2 and length(span) < 1.5 * (j - i + 1) or length(span) = j - i + 1 then
        kinds := kinds || 'tight'::text;
      elsif j = i + 1 and not split.is_closed[i] then
        spans := spans || span;
        keys := keys || (merged[i] || case when right(merged[i], 1) = left(merged[j], 1) then substr(merged[j], 2) else merged[j] end);
        kinds := kinds || 'pair'::text;
        continue;
      else
        exit when split.chunks[i] <> split.chunks[j] and spelled is null;
        continue;
      end if;
      spans := spans || private.fold_piece(span);
      keys := keys || private.squeeze(private.fold_piece(span));
    end loop;
  end loop;

  -- A sign in place of a vowel, or stars in place of several letters.
  foreach span in array split.chunk_texts loop
    continue when span !~ '[a-z][^a-z0-9 ]{1,4}[a-z]|[a-z]\*' or length(span) > longest;
    mask := regexp_match(span, '^([a-z]+)([^a-z0-9 ]{1,2})([a-z]+)$');
    if mask is not null and (length(mask[1]) + length(mask[3]) > 2 or mask[2] ~ '[*#]') then
      foreach vowel in array vowels loop
        spans := spans || (mask[1] || vowel || mask[3]);
        keys := keys || private.squeeze(mask[1] || vowel || mask[3]);
        kinds := kinds || case when mask[2] ~ '[*#@%^&?$]' then 'masked' else 'tight' end;
      end loop;
    end if;
    if span ~ '^[a-z]+\*+[a-z]+$|^[a-z]{3,}\*+$' then
      select k.letters into hit from private.filter_keys k
      where k.form = 'whole' and k.letters like replace(span, '*', '_') limit 1;
      if hit is not null then return span; end if;
    end if;
  end loop;

  -- "göt" is a bad word in Turkish, "got" is none.
  if written is not null then
    -- Letters with signs or spaces between them are one word.
    written := regexp_replace(
      written, '(?<![a-z\u00c0-\u1fff])([a-z\u00c0-\u1fff])[^a-z\u00c0-\u1fff]{1,2}(?=[a-z\u00c0-\u1fff](?![a-z\u00c0-\u1fff]))', '\1', 'g'
    );
    select k.word into hit
    from regexp_split_to_table(written, '[^[:alpha:]\u00c0-\uffff]+') as t (word)
    join private.filter_keys k on k.key = '^' || t.word and k.form = 'accent'
    where k.letters = any (words) or not t.word = any (string_to_array(written, ' ')) or bare not like '%·%' limit 1;
    if hit is not null then return hit; end if;
  end if;

  sentence := ' ' || array_to_string(merged, ' ') || ' ';
  spelled := array_to_string(words, ' ');
  if bare like any ('{%*%,%#%,%\\_%}') and bare ~ '[a-z][*#_][a-z]' then
    foreach vowel in array vowels loop
      key := array_to_string((private.split_words(regexp_replace(bare, '(?<=[a-z])[*#_](?=[a-z])', vowel, 'g'))).words, ' ');
      spelled := spelled || ' · ' || key;
      sentence := sentence || '· ' || private.squeeze(key) || ' ';
      masked := masked || string_to_array(private.squeeze(key), ' ');
    end loop;
  end if;
  select string_agg(w.key, ' ') into all_keys from unnest(keys, kinds) as w (key, kind) where w.kind <> 'pair';
  with_i := translate(all_keys, 'l', 'i');
  lookups := private.filter_lookups(spans, keys, kinds) || array(select '>' || m from unnest(masked) as m);
  for found in
    select k.key, k.form, k.word, k.squeezed,
      case k.form when 'spare' then k.letters else regexp_replace(k.letters, '(.)', '\1+', 'g') end as pattern
    from private.filter_keys k
    where k.key = any (lookups) and (
      k.form not in ('part', 'phrase', 'harmless')
      or k.form = 'phrase' and position(k.squeezed in sentence) > 0
      or k.form = 'part' and (position(k.squeezed in all_keys) > 0 or position(k.squeezed in with_i) > 0)
    )
  loop
    if found.form = 'phrase' then return found.word; end if;
    for i in 1 .. cardinality(keys) loop
      if found.form <> 'part' then
        continue when found.form not in ('sound', 'spare') and left(keys[i], length(found.key)) <> found.key;
        hit := private.blocked_span(spans[i], keys[i], kinds[i], found.key, found.form, found.squeezed, found.pattern);
        if hit is not null then return hit; end if;
        continue;
      end if;
      -- Inside a word, or at the start of a group. An l may imitate an i.
      continue when position(found.squeezed in keys[i]) = 0 and position(found.squeezed in translate(keys[i], 'l', 'i')) = 0;
      continue when kinds[i] = 'pair' or kinds[i] = 'tight' and position(found.squeezed in keys[i]) <> 1;
      span := private.without_harmless(spans[i], found.pattern);
      if span ~ found.pattern or translate(span, 'l', 'i') ~ found.pattern then return spans[i]; end if;
    end loop;
  end loop;
  return private.blocked_request(spelled);
end $$;

-- Endings that a blocked word may have.
create function private.word_endings() returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return '{"",s,z,y,e,es,ed,er,in,en,ers,ing}'::text[];
end $$;

-- The keys under which the spans of a text could be found.
create function private.filter_lookups(spans text[], keys text[], kinds text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return array(
    select left(s.key, length(s.key) - length(e)) from unnest(keys) as s (key), unnest(private.word_endings()) as e where s.key like '%' || e
    union all
    select '~' || case when s.span ~ '[cqzyvx]|ph' then private.squeeze(private.sound_of(s.span)) else s.key end
    from unnest(spans, keys, kinds) as s (span, key, kind) where s.kind = 'word'
    union all
    select '-' || private.squeeze(translate(s.key, 'aeiouy', '')) from unnest(keys, kinds) as s (key, kind)
    where s.kind = 'word' and (length(s.key) >= 6 or length(s.key) >= 3 and s.key !~ '[aeiouy]')
    union all
    select '>' || s.key from unnest(keys, kinds) as s (key, kind) where s.kind = 'word'
    union all
    select '*' || substr(g.key, i, 3)
    from (
      select s.key from unnest(keys, kinds) as s (key, kind) where s.kind <> 'pair'
      union all select translate(s.key, 'l', 'i') from unnest(keys, kinds) as s (key, kind) where s.kind <> 'pair' and s.key like '%l%'
    ) as g (key), generate_series(1, length(g.key) - 2) as i
  );
end $$;

-- A span if it is the found form of a blocked word, also with an ending; else null.
create function private.blocked_span(
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
      or length(key) - cut < case when ending in ('y', 'e') then 5 when cut = 1 then 3 else 4 end
    );
    stem := left(span, length(span) - cut);
    if form = 'sound' then
      continue when private.sound_of(span) !~ ('^' || pattern || '$');
    elsif form = 'spare' then
      continue when length(key) < 6 and key ~ '[aeiouy]' or key !~ ('^' || pattern || '$');
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

-- Removes the harmless words that contain a blocked one.
create function private.without_harmless(body text, pattern text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  innocent text;
begin
  for innocent in
    select k.key from private.filter_keys k
    where k.form = 'harmless' and position(k.key in body) > 0 and (k.key ~ pattern or translate(k.key, 'l', 'i') ~ pattern)
    order by length(k.key) desc
  loop
    body := replace(body, innocent, ' ');
  end loop;
  return body;
end $$;

-- The keys replace the computed columns and the patterns.
drop function private.without_allowed(text);
drop index private.filter_words_by_shape;
alter table private.filter_words drop column folded, drop column phrase, drop column squeezed, drop column pattern;
drop function private.stretched(text);
drop function private.fold_words(text);
drop function private.fold_word(text);

update private.filter_words set kind = kind;

revoke execute on function
  private.bare_line(text), private.fold_piece(text), private.sound_of(text), private.split_words(text), private.index_filter_word(),
  private.word_endings(), private.filter_lookups(text[], text[], text[]),
  private.blocked_span(text, text, text, text, text, text, text), private.without_harmless(text, text)
from public;
