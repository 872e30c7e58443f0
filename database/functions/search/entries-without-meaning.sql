-- English passages of any organization of which nobody has said yet what they are about.
create or replace function app.entries_without_meaning(p_limit integer)
returns table (org_id uuid, id uuid, words text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select e.org_id, e.id, concat_ws(' ', e.name, e.heading, e.words)
    from public.search_entries e
    where e.meaning_model is null
      and e.language = 'en'
    limit p_limit;
end $$;
grant execute on function app.entries_without_meaning to app_auth;
