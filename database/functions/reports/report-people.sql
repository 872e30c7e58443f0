-- Who could get a report of a client (null: of the organization): those who work for it, and its guests.
create or replace function app.report_people(p_client_id uuid)
returns table (user_id uuid, name text, guest boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_may_for('work.view', p_client_id);
  return query
    select u.id, u.full_name, not bool_or(p.role_name is not null)
    from public.role_assignments r
    join public.users u on u.org_id = r.org_id and u.id = r.user_id
    left join app.permissions p on p.role_name = r.role_name and p.ability = 'work.view'
    where r.org_id = app.org_id()
      and (r.client_id is null or r.client_id = p_client_id)
    group by u.id, u.full_name
    order by not bool_or(p.role_name is not null) desc, lower(u.full_name);
end $$;
grant execute on function app.report_people to app_user;
