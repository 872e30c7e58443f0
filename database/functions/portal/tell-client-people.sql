-- Tells those of a client who may answer.
create or replace function app.tell_client_people(
  p_client_id uuid,
  p_event text,
  p_title text,
  p_body text
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in
    select distinct r.user_id
    from public.role_assignments r
    join app.permissions p on p.role_name = r.role_name and p.ability = 'portal.answer'
    where r.org_id = app.org_id()
      and (r.client_id is null or r.client_id = p_client_id)
      and r.user_id <> app.user_id()
  loop
    perform app.notify(app.org_id(), person, p_event, p_title, p_body, '/dashboard');
  end loop;
end $$;
