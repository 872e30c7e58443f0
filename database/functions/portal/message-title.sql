create or replace function app.message_title(p_client_id uuid, p_from_agency boolean) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return 'New message from '
    || coalesce(
      case
        when not p_from_agency
          then (
            select c.name
            from public.clients c
            where c.org_id = app.org_id()
              and c.id = p_client_id
          )
      end,
      (select o.name from public.organizations o where o.id = app.org_id())
    );
end $$;
