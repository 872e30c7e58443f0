-- What one client's portal changes of the theme. logo: the id of a picture of this client.
create or replace function app.save_brand_kit(p_client_id uuid, p_kit jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_may_for('branding.manage', p_client_id);
  if p_kit ->> 'logo' is not null
    and not exists (
      select 1
      from public.images i
      where i.org_id = app.org_id()
        and i.id = (p_kit ->> 'logo')::uuid
        and i.purpose = 'logo'
        and (i.client_id is null or i.client_id = p_client_id)
    )
  then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update public.clients c
  set brand_kit = p_kit
  where c.org_id = app.org_id()
    and c.id = p_client_id;
  return (
    select to_jsonb(b)
    from public.get_client_branding_routed(app.org_id(), p_client_id) b
  );
end $$;
grant execute on function app.save_brand_kit to app_user;
