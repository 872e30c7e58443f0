create or replace function app.messages_href(p_client_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select '/clients/' || c.slug || '/messages'
    from public.clients c
    where c.org_id = app.org_id()
      and c.id = p_client_id
  ), '/dashboard');
end $$;
