-- What clients pay a month, in cents, for those who manage clients; no rows for anybody else. p_id null: all
-- of them. People read the table without this column: what an agency earns is not every teammate's to know.
create or replace function app.client_fees(p_id uuid default null)
returns table (client_id uuid, cents bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select k.id, k.monthly_fee_cents
    from public.clients k
    where k.org_id = app.org_id()
      and (p_id is null or k.id = p_id)
      and k.monthly_fee_cents is not null
      and (select app.may('clients.manage'));
end $$;
grant execute on function app.client_fees to app_user;
