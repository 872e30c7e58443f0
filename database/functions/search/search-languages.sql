-- How words of the languages that the reader finds something in are brought to their stems.
create or replace function app.search_languages() returns regconfig[]
language plpgsql stable set search_path = ''
as $$
begin
  return array(
    select distinct app.language_of_words(l.language)
    from (
      select distinct e.language
      from public.search_entries e
      where e.org_id = app.org_id()
    ) l
    order by 1
  );
end $$;
grant execute on function app.search_languages to app_user;
