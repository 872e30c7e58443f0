-- A new deliverable tells the person whose run wrote it.
create or replace function app.notify_output() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.created_by is not null then
    perform app.notify(
      new.org_id,
      new.created_by,
      'output.ready',
      'Ready: ' || new.title,
      coalesce(new.summary, ''),
      coalesce((
        select '/clients/' || c.slug
        from public.clients c
        where c.org_id = new.org_id
          and c.id = new.client_id
      ), '')
        || '/outputs/'
        || new.id
    );
  end if;
  return null;
end $$;
