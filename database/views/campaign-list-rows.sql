-- A campaign as lists carry it: what they show, and nothing that only its own page does.
create view app.campaign_list_rows with (security_invoker = true) as
  select
    c.id,
    c.org_id,
    c.client_id,
    :campaign_list_fields,
    c.created_at,
    c.updated_at,
    c.archived_at,
    c.version,
    k.name as client_name,
    k.slug as client_slug
  from public.campaigns c
  left join public.clients k on k.org_id = c.org_id and k.id = c.client_id;
grant select on app.campaign_list_rows to app_user;
