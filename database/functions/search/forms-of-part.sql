-- What a part of a joined word may be on its own: as it stands, without the sound that joins it to the part
-- after it (“Versicherung-s-kosten”) or before it, and each of these by its stem. A small word of one of the
-- languages is no part of others (“ein” of “Eintrag”).
create or replace function app.forms_of_part(p_part text, p_languages regconfig[]) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(distinct f.form)
  from unnest(
    array[
      p_part,
      regexp_replace(p_part, '(ens|es|en|er|s|n|e)$', ''),
      regexp_replace(p_part, '^(es|en|er|s|n|e)', '')
    ]
  ) as p (part)
  cross join lateral (
    select array_agg(to_tsvector(l.stemmer, p.part)) as of_part
    from unnest(p_languages) as l (stemmer)
  ) s
  cross join lateral (
    select p.part
    union all
    select w.stem
    from unnest(s.of_part) as v (stems)
    cross join lateral unnest(tsvector_to_array(v.stems)) as w (stem)
  ) as f (form)
  where char_length(p.part) >= 3
    and '' <> all (s.of_part)
$$;
grant execute on function app.forms_of_part to app_user;
