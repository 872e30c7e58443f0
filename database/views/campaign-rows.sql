-- A campaign as it travels: money as a number, days as text, and the name of its client. Rows are those the
-- reader may see.
create view app.campaign_rows with (security_invoker = true) as
  select
    c.id,
    c.org_id,
    c.client_id,
    :campaign_row_fields,
    c.created_at,
    c.updated_at,
    c.created_by,
    c.archived_at,
    c.version,
    k.name as client_name,
    k.slug as client_slug
  from public.campaigns c
  left join public.clients k on k.org_id = c.org_id and k.id = c.client_id;
grant select on app.campaign_rows to app_user;
