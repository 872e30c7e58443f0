-- Whose name and colours a report may carry: those of the organization and of the client it is about.
create or replace function app.report_brand(p_client_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_may_for('work.view', p_client_id);
  return (
    select jsonb_build_object(
      'organization', o.name,
      'theme', t.theme,
      'client', c.name,
      'kit', c.brand_kit
    )
    from public.organizations o
    left join public.themes t on t.org_id = o.id
    left join public.clients c on c.org_id = o.id and c.id = p_client_id
    where o.id = app.org_id()
  );
end $$;
grant execute on function app.report_brand to app_user;
