-- What the organization's log can be filtered by: the entities and actions that occur in it.
create or replace function app.audit_words() returns table (entities text[], actions text[])
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      coalesce(array_agg(distinct a.entity order by a.entity), '{}'),
      coalesce(array_agg(distinct a.action order by a.action), '{}')
    from public.audit_log a
    where a.org_id = app.org_id();
end $$;
grant execute on function app.audit_words to app_user;
