-- The texts that a path of JSON leads to, each once and in their order, a line each; null where there is
-- none.
create or replace function app.words_in(p_content jsonb, p_path jsonpath) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(t.words, E'\n' order by t.n)
  from (
    select v.value #>> '{}' as words, min(v.n) as n
    from jsonb_path_query(p_content, p_path, '{}', true) with ordinality as v (value, n)
    where jsonb_typeof(v.value) = 'string'
    group by 1
  ) t
  where btrim(t.words) <> ''
$$;
