-- The views a person keeps of one list, by name.
create or replace function app.my_views(p_scope text)
returns table (id uuid, scope text, name text, filter jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select v.id, v.scope, v.name, v.filter
    from public.saved_views v
    where v.org_id = app.org_id()
      and v.user_id = app.user_id()
      and v.scope = p_scope
    order by lower(v.name);
end $$;
grant execute on function app.my_views to app_user;
