-- More words of the default list. Operators change it with `quack words`.

create or replace function pg_temp.add_words(new_kind text, inside boolean, list text) returns void language sql as $$
  insert into private.filter_words (word, kind, is_inside)
  select distinct trim(word), new_kind, inside from unnest(string_to_array(list, ',')) as word
  on conflict do nothing
$$;

select pg_temp.add_words('block', false,
  'fickn,fiken,fikn,sikişelim,sikiselim,sikişek,sikisek,sikişmek,sikismek,çingenesin,pis çingene,pis cingene,negro di merda,sporco negro,negro sporco,casa tua negro,sei un negro,brutto negro,trut,lelijke trut,stomme trut');
select pg_temp.add_words('allow', false,
  'dick whittington,moby dick,dick van dyke,dick turpin,mega dick,ist dick,so dick,zu dick,sehr dick,ganz dick,echt dick,voll dick,dick genug,wie dick,crepa scheletro,crepa zombie,crepa mostro,crepa boss,muori scheletro');
