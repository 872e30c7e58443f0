-- What would go with a client that is deleted. people: those who lose their last role with it.
create or replace function app.client_consequences(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_may_for('clients.manage', p_id);
  return jsonb_build_object(
    'campaigns', (
      select count(*)
      from public.campaigns x
      where x.org_id = app.org_id()
        and x.client_id = p_id
    ),
    'sessions', (
      select count(*)
      from public.agent_sessions x
      where x.org_id = app.org_id()
        and x.client_id = p_id
        and x.deleted_at is null
    ),
    'outputs', (
      select count(*)
      from public.agent_outputs x
      where x.org_id = app.org_id()
        and x.client_id = p_id
        and x.deleted_at is null
    ),
    'insights', (
      select count(*)
      from public.company_facts x
      where x.org_id = app.org_id()
        and x.client_id = p_id
        and x.status not in ('removed', 'superseded')
    ),
    'people', (
      select count(distinct r.user_id)
      from public.role_assignments r
      where r.org_id = app.org_id()
        and r.client_id = p_id
        and not exists (
          select 1
          from public.role_assignments o
          where o.org_id = r.org_id
            and o.user_id = r.user_id
            and o.client_id is distinct from p_id
        )
    )
  );
end $$;
grant execute on function app.client_consequences to app_user;
