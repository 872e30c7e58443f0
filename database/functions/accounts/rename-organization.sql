create or replace function app.rename_organization(p_org_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  renamed jsonb;
begin
  perform app.require_org(p_org_id);
  perform app.require_ability('organization.manage');
  update public.organizations o
  set name = p_name
  where o.id = p_org_id
  returning jsonb_build_object(
    'id', o.id,
    'name', o.name,
    'type', o.type,
    'slug', o.slug
  ) into renamed;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    p_org_id,
    app.user_id(),
    'organization.renamed',
    'organizations',
    p_org_id,
    jsonb_build_object('name', p_name)
  );
  return renamed;
end $$;
grant execute on function app.rename_organization to app_user;
