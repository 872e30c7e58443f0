-- What customers said, as it travels, with how many of its words stand in the company model.
create view app.customer_source_rows with (security_invoker = true) as
  select
    s.org_id,
    s.id,
    s.client_id,
    s.segment_id,
    s.heard,
    s.who,
    s.held_on::text as held_on,
    s.words,
    s.created_at,
    s.deleted_at,
    (
      select count(*)::integer
      from public.company_facts f
      where f.org_id = s.org_id
        and f.attributes ->> 'source' = s.id::text
        and f.status = 'confirmed'
    ) as quotes
  from public.customer_sources s;
grant select on app.customer_source_rows to app_user;
