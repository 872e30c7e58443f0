-- What somebody looks for, as a query that any of its words answers: as they are written, and by the stems of
-- each language that documents in reach have. Null where nothing is left of it.
create or replace function app.words_sought(p_words text) returns tsquery
language plpgsql stable set search_path = ''
as $$
declare
  -- A stem may not be a sign of a query; what people type is words.
  plain text := regexp_replace(p_words, '[^[:alnum:]]+', ' ', 'g');
  sought tsquery := ''::tsquery;
  one record;
begin
  for one in
    select 'pg_catalog.simple'::regconfig as language
    union
    select app.language_of_words(v.language)
    from public.document_versions v
    where v.org_id = app.org_id()
      and v.language is not null
  loop
    sought := sought || replace(plainto_tsquery(one.language, plain)::text, '&', '|')::tsquery;
  end loop;
  return case when numnode(sought) > 0 then sought end;
end $$;
grant execute on function app.words_sought to app_user;
