-- Tells those of a client who only look on that something is there for them to read.
create or replace function app.tell_guests_of_report(
  r public.reports,
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
    select p.user_id
    from app.report_people(r.client_id) p
    where p.guest
  loop
    perform app.notify(r.org_id, person, p_event, p_title, p_body, '/portal/reports/' || r.id);
  end loop;
end $$;
