-- A client's name and brand kit, for everybody in whose reach it is: its own people see their portal in it.
create or replace function public.get_client_branding_routed(p_org_id uuid, p_client_id uuid)
returns table ("clientName" text, "brandKit" jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  if p_client_id is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_client(p_client_id);
  return query
    select
      c.name,
      jsonb_build_object(
        'primary_color', c.brand_kit ->> 'primary_color',
        'secondary_color', c.brand_kit ->> 'secondary_color',
        'accent_color', c.brand_kit ->> 'accent_color',
        'font_family', c.brand_kit ->> 'font_family',
        'logo_url', case
          when c.brand_kit ->> 'logo' is not null then '/api/v1/images/' || (c.brand_kit ->> 'logo')
        end
      )
    from public.clients c
    where c.org_id = p_org_id
      and c.id = p_client_id;
end $$;
grant execute on function public.get_client_branding_routed to app_user;
