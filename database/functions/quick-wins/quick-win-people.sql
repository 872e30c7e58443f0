-- Who may own a quick win of a client, or of the organization (null): those whose role lets them work on it.
create or replace function app.quick_win_people(p_client_id uuid)
returns table (id uuid, name text, roles text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_may_for('work.view', p_client_id);
  return query
    select
      u.id,
      u.full_name,
      array_agg(distinct r.role_name::text)
    from public.users u
    join public.role_assignments r
      on r.org_id = u.org_id
        and r.user_id = u.id
        and (r.client_id is null or r.client_id = p_client_id)
    join app.permissions p
      on p.role_name = r.role_name
        and p.ability = 'outputs.manage'
    where u.org_id = app.org_id()
    group by u.id, u.full_name
    order by u.full_name, u.id;
end $$;
grant execute on function app.quick_win_people to app_user;
