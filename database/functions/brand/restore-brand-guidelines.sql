-- Lets an earlier state of brand guidelines count again, as a new one. NOT_FOUND where it never was.
create or replace function app.restore_brand_guidelines(p_client_id uuid, p_version integer)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  earlier jsonb;
begin
  perform app.require_may_for('insights.manage', p_client_id);
  select b.content into earlier
  from public.brand_guidelines b
  where b.org_id = app.org_id()
    and b.client_id is not distinct from p_client_id
    and b.version = p_version;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return app.save_brand_guidelines(
    p_client_id,
    earlier,
    (
      select max(b.version)
      from public.brand_guidelines b
      where b.org_id = app.org_id()
        and b.client_id is not distinct from p_client_id
    )
  );
end $$;
grant execute on function app.restore_brand_guidelines to app_user;
