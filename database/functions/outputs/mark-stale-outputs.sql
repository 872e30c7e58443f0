-- What rests on a fact that says something else now is stale from that moment on.
create or replace function app.mark_stale_outputs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.stale_outputs (org_id, output_id, client_id)
  select u.org_id, u.output_id, u.client_id
  from public.fact_uses u
  where u.org_id = new.org_id
    and u.fact_id = new.id
  on conflict do nothing;
  return null;
end $$;
